import { KEPT_PAGE, LANGUAGE_KEY } from '@rostrum/domain';
import { FIRST_LANGUAGE } from '@rostrum/words';
import { BUILT_LANGUAGES, MIRRORED, rulesOf, type BuiltLanguage } from '@rostrum/words/compiler';
import { manifestPath } from './manifests.ts';

/** The program of each language, and after it the files that it imports first. */
export type Programs = Readonly<Partial<Record<BuiltLanguage, readonly string[]>>>;

/**
 * Chooses the language before anything is drawn: the one that the address wishes (`?lang=de`), that was chosen before, or that the
 * browser prefers; a page kept offline names its own. In the page for every address it loads that language's program and manifest. A front page, which names its own
 * language, gives way to that of another; from a front page that somebody asked for by its address, the choice is kept.
 *
 * It is plain JavaScript in a file of its own, as the script that sets the theme is, and for the same reasons.
 */
export function bootScript(programs: Programs): string {
  const languages = BUILT_LANGUAGES.filter((language) => programs[language]);
  const manifests = Object.fromEntries(
    languages.map((language) => [language, manifestPath(rulesOf(language))]),
  );
  return [
    `(()=>{const programs=${JSON.stringify(programs)},manifests=${JSON.stringify(manifests)},key='${LANGUAGE_KEY}',first='${FIRST_LANGUAGE}';`,
    'const has=l=>Object.hasOwn(programs,l),{search,hash}=location,page=document.documentElement;',
    "const wished=new URLSearchParams(search).get('lang');let kept=null;",
    'const keep=l=>{try{localStorage.setItem(key,l)}catch{}};',
    'try{kept=localStorage.getItem(key)}catch{}',
    'if(has(wished))keep(wished);',
    "const spoken=navigator.languages.map(l=>l.split('-')[0].toLowerCase());",
    `const language=[page.dataset.${KEPT_PAGE},wished,kept,...spoken].find(has)??first;`,
    'const own=document.currentScript.dataset.language;',
    'if(own===first){if(language!==first)location.replace(`/${language}${search}${hash}`);return}',
    'if(own){if(!has(kept))keep(own);history.replaceState(history.state,"",`/${search}${hash}`);return}',
    'page.lang=language;',
    MIRRORED in programs ? `if(language==='${MIRRORED}')page.dir='rtl';` : '',
    'document.querySelector("link[rel=manifest]").href=manifests[language];',
    "const add=(name,set)=>{const tag=document.createElement(name);tag.crossOrigin='';set(tag);document.head.append(tag)};",
    "programs[language].forEach(file=>add('link',tag=>{tag.rel='modulepreload';tag.href=file}));",
    "const start=()=>add('script',tag=>{tag.type='module';tag.src=programs[language][0]});",
    // A script that another one adds does not wait for the rest of the page, in which the program draws.
    "document.readyState==='loading'?document.addEventListener('DOMContentLoaded',start):start()})()",
  ].join('');
}
