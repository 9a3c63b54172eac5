import { KEPT_PAGE, LANGUAGE_KEY } from '@rostrum/domain';
import { FIRST_LANGUAGE } from '@rostrum/words';
import { BUILT_LANGUAGES, MIRRORED, rulesOf, type BuiltLanguage } from '@rostrum/words/compiler';
import { manifestPath } from './manifests.ts';

/** The files of one language: its program with what that imports first, and what certain pages load after it. */
export type Program = {
  files: readonly string[];
  /** By the beginning of an address, the longest first. */
  pages: Readonly<Record<string, readonly string[]>>;
};
export type Programs = Readonly<Partial<Record<BuiltLanguage, Program>>>;

/** `language`: the one that the address wishes (`?lang=de`), that was chosen before, or that the browser prefers; `wished` is kept. */
const chosenOf = (languages: readonly BuiltLanguage[], before: string) =>
  [
    `const built=${JSON.stringify(languages)},key='${LANGUAGE_KEY}',first='${FIRST_LANGUAGE}';`,
    'const has=l=>built.includes(l),{search,hash,pathname}=location,page=document.documentElement;',
    "const wished=new URLSearchParams(search).get('lang');let kept=null;",
    'const keep=l=>{try{localStorage.setItem(key,l)}catch{}};',
    'try{kept=localStorage.getItem(key)}catch{}',
    'if(has(wished))keep(wished);',
    "const spoken=navigator.languages.map(l=>l.split('-')[0].toLowerCase());",
    `const language=[${before}wished,kept,...spoken].find(has)??first;`,
  ].join('');

/**
 * Chooses the language of the page for every address before anything is drawn, and loads that language's program and manifest, with
 * the files that this address needs next. A page kept offline names its own language.
 *
 * It is plain JavaScript in a file of its own, as the script that sets the theme is, and for the same reasons.
 */
export function bootScript(programs: Programs): string {
  const languages = BUILT_LANGUAGES.filter((language) => programs[language]);
  const manifests = Object.fromEntries(
    languages.map((language) => [language, manifestPath(rulesOf(language))]),
  );
  return [
    `(()=>{const programs=${JSON.stringify(programs)},manifests=${JSON.stringify(manifests)};`,
    chosenOf(languages, `page.dataset.${KEPT_PAGE},`),
    'page.lang=language;',
    MIRRORED in programs ? `if(language==='${MIRRORED}')page.dir='rtl';` : '',
    'document.querySelector("link[rel=manifest]").href=manifests[language];',
    "const add=(name,set)=>{const tag=document.createElement(name);tag.crossOrigin='';set(tag);document.head.append(tag)};",
    'const {files,pages}=programs[language],here=Object.keys(pages).find(path=>pathname.startsWith(path));',
    "const preload=file=>add('link',tag=>{if(file.endsWith('.css')){tag.rel='preload';tag.as='style'}else tag.rel='modulepreload';tag.href=file});",
    '[...files,...(pages[here]??[])].forEach(preload);',
    "const start=()=>add('script',tag=>{tag.type='module';tag.src=files[0]});",
    // A script that another one adds does not wait for the rest of the page, in which the program draws.
    "document.readyState==='loading'?document.addEventListener('DOMContentLoaded',start):start()})()",
  ].join('');
}

/**
 * Lets a front page, which names its own language, give way to that of another; from one that somebody asked for by its address, the
 * choice is kept. Its program is in its own tags.
 */
export function frontScript(languages: readonly BuiltLanguage[]): string {
  return [
    `(()=>{${chosenOf(languages, '')}`,
    'const own=document.currentScript.dataset.language;',
    'if(own!==first){if(!has(kept))keep(own);history.replaceState(history.state,"",`/${search}${hash}`)}',
    'else if(language!==first)location.replace(`/${language}${search}${hash}`)})()',
  ].join('');
}
