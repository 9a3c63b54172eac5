type DataSource = { name: string; licence: string; teaches: string };

/** What the figures of the packed engine were learned from. None of these texts is in the package. */
export const DATA_SOURCES: readonly DataSource[] = [
  {
    name: 'Change My View threads (Habernal et al. 2018)',
    licence: 'Apache-2.0',
    teaches: 'attacks on persons',
  },
  { name: 'Hate speech and offensive language (Davidson et al. 2017)', licence: 'MIT', teaches: 'toxicity' },
  { name: 'HateCheck (Röttger et al. 2021)', licence: 'CC BY 4.0', teaches: 'attacks on groups' },
  {
    name: 'ToxiGen, the sentences rated by people (Hartvigsen et al. 2022)',
    licence: 'MIT',
    teaches: 'implicit hate',
  },
  {
    name: 'Identity-term templates (Dixon et al. 2018)',
    licence: 'CC BY 4.0',
    teaches: 'fairness to named groups',
  },
  {
    name: 'Key point analysis (IBM 2021)',
    licence: 'CDLA-Sharing-1.0',
    teaches: 'calm argument, key points, stance',
  },
  { name: 'Perspectrum (Chen et al. 2019)', licence: 'CC BY-SA 4.0', teaches: 'calm argument, stance' },
  { name: 'Fallacies on Reddit (Sahai et al. 2021)', licence: 'MIT', teaches: 'fallacies, replies' },
  { name: 'Convincing arguments (Habernal and Gurevych 2016)', licence: 'CC BY 4.0', teaches: 'quality' },
  { name: 'ConvAbuse (Cercas Curry et al. 2021)', licence: 'CC BY 4.0', teaches: 'abuse in talk' },
  { name: 'GoEmotions (Demszky et al. 2020)', licence: 'CC BY 4.0', teaches: 'friendly talk' },
  { name: 'IRC disentanglement (Kummerfeld et al. 2019)', licence: 'CC BY 4.0', teaches: 'technical talk' },
  { name: 'QMSum meetings (Zhong et al. 2021)', licence: 'MIT', teaches: 'meetings' },
  { name: 'Online misogyny (Guest et al. 2021)', licence: 'MIT', teaches: 'hostile forums' },
  { name: 'Topical-Chat (Gopalakrishnan et al. 2019)', licence: 'CDLA-Sharing-1.0', teaches: 'small talk' },
  {
    name: 'Multilingual HateCheck (Röttger et al. 2022)',
    licence: 'CC BY 4.0',
    teaches: 'contempt for groups in German, Spanish, Dutch and Portuguese',
  },
  { name: 'GermEval 2018 (Wiegand et al. 2018)', licence: 'CC BY 4.0', teaches: 'contempt in German' },
  { name: 'ToLD-Br (Leite et al. 2020)', licence: 'CC BY-SA 4.0', teaches: 'contempt in Portuguese' },
];
