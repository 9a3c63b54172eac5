import { describe, expect, test } from 'vitest';
import { readForeignMotion } from './read-motion.ts';

describe('a German or Spanish motion about nobody is clear', () => {
  test.each([
    'Dieses Haus würde Busse und Bahnen kostenlos machen',
    'Dieses Haus würde die Innenstädte für Autos sperren',
    'Dieses Haus würde Plastiktüten verbieten',
    'Dieses Haus glaubt, dass Kernkraft die Kohle ersetzen sollte',
    'Dieses Haus würde ein Tempolimit auf Autobahnen einführen',
    'Dieses Haus würde Hausaufgaben an Grundschulen abschaffen',
    'Wir sollten den Zucker in Getränken höher besteuern',
    'Dieses Haus würde für jedes Auto einen Baum pflanzen',
    'Esta casa prohibiría los coches en el centro de las ciudades',
    'Esta casa haría gratuito el transporte público',
    'Esta casa cree que la energía nuclear debería sustituir al carbón',
    'Esta casa aboliría los deberes en las escuelas primarias',
    'Esta casa gravaría las bebidas con azúcar',
    'Esta casa plantaría un árbol por cada coche',
    'Esta casa construiría más trenes nocturnos en Europa',
  ])('%s', (motion) => {
    expect(readForeignMotion(motion)).toBe('clear');
  });
});

describe('one about people waits', () => {
  test.each([
    'Dieses Haus würde Ausländer aus den Schwimmbädern fernhalten',
    'Dieses Haus würde Flüchtlinge schneller arbeiten lassen',
    'Dieses Haus würde die Moschee nebenan schließen',
    'Dieses Haus würde Menschen ohne Wohnung woanders schlafen lassen',
    'Dieses Haus würde ihnen das Wasser abdrehen',
    'Dieses Haus würde Frau Schneider aus dem Haus jagen',
    'Dieses Haus würde Behinderten das Wahlrecht nehmen',
    'Unsere Straßen gehören uns und nicht denen aus dem Süden',
    'Dieses Haus würde Frauen besser bezahlen',
    'Esta casa expulsaría a los gitanos del barrio',
    'Esta casa dejaría votar a los inmigrantes',
    'Esta casa cerraría la mezquita de la esquina',
    'Esta casa no alquilaría pisos a personas que vienen de África',
    'Esta casa les quitaría el agua a ellos',
    'Esta casa enviaría a los musulmanes de vuelta a su país',
    'Esta casa pagaría menos a las mujeres',
  ])('%s', (motion) => {
    expect(readForeignMotion(motion)).toBe('unsure');
  });
});

test.each([
  'This house would make buses free in São Paulo and Köln',
  'THW ban cars',
  'Cette maison rendrait les bus gratuits pour tous les habitants',
  'Это собрание запретит курение в городах',
  'ok',
  '',
])('nothing is said of a motion in another language: %s', (motion) => {
  expect(readForeignMotion(motion)).toBeUndefined();
});
