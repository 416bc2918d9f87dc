import { furtherLegalForms } from './legal-form-names';

/**
 * In the form that `toWords` returns. Equivalent forms share a canonical form, so that a name whose legal
 * form was translated still matches. Chosen from ISO 20275, without forms that are common words of a
 * language.
 */
// prettier-ignore
const legalFormGroups: Record<string, string> = {
  ltd: 'ltd limited ltda limitada limitee ltee lda pte pty pvt private proprietary unlimited',
  llc:
    'llc ooo odo tov too mchj mmc sarl sarlu srl srls suarl eurl sasu spzoo zoo sprl bvba bv gmbh ggmbh ' +
    'mbh ' +
    'gesmbh kft doo jdoo dooel ood eood sro shpk tnhh sia uab osauhing aps anpartsselskab ehf wll spc sl ' +
    'slu ' +
    'epe ike godo goshi yugen gk yk eireli mchzh oo khk jia',
  jsc:
    'jsc plc sa sas spa sapa ag aktiengesellschaft kgaa nv ab aktiebolag oy oyj osakeyhtio asa aps as ao ' +
    'oao zao ' +
    'pao nao pjsc ojsc cjsc jscb qsc qpsc psc sae saog saoc saic sal sak saa sab sapi saca sau tbk pt ' +
    'berhad ' +
    'bhd sdn ad ead dd kk kabushiki kaisha nyrt zrt ae se scpa scarl sca ska kht asc pat prat vat akb aj ' +
    'hf ' +
    'pcl naamloze vennootschap',
  inc:
    'inc incorporated incorporation corp corporation corporacion corporacao korporatsiya korporatsia co ' +
    'cos ' +
    'company companies compania companhia compagnia compagnie cia cie kompaniya kompania kompanija ' +
    'kompanii ' +
    'kompaniyasi sirketi sherkat sherkate sharika sharikat sharikah gongsi hoesa chusik jusikhoesa',
  fze: 'fze fzco fzc fzllc dmcc dwcllc',
  lp: 'lp llp lllp kg ohg gbr kommanditgesellschaft snc scs cv vof vos ks eg',
  gup: 'fgup gup mup fgbu fgau fkp rup chup fsue sue',
  group: 'group gruppe grupo groupe gruppa gruppo groep grupa jituan kontsern koncern konzern',
  holding: 'holding holdings kholding kholdinh',
};

const formsIn = (groups: Readonly<Record<string, string>>): Array<readonly [word: string, form: string]> =>
  Object.entries(groups).flatMap(([form, words]) => words.split(' ').map((word) => [word, form] as const));

/** Of a word in both tables, the form in this file counts. */
const legalForms = new Map([...formsIn(furtherLegalForms), ...formsIn(legalFormGroups)]);

/** For example `llc` for `gmbh`. Undefined for any other word. */
export const legalFormOf = (word: string): string | undefined => legalForms.get(word);

/** Never part of a person's name. */
const unambiguousForms = new Set(
  'llc ltd inc plc gmbh ooo zao oao pjsc ojsc cjsc jsc corp corporation limited sarl'.split(' '),
);

export function isUnambiguousLegalForm(word: string): boolean {
  return unambiguousForms.has(word);
}

/** Legal forms of several words, by the word that replaces them. */
// prettier-ignore
const phrasesByForm: Record<string, string> = {
  ltd:
    'private limited|pvt limited|proprietary limited|co ltd|company limited|co limited|company ltd|sdn bhd|' +
    'sendirian berhad|l t d|pty limited|societe a responsabilite limitee|sociedade limitada|sociedad ' +
    'limitada|' +
    'sociedad de responsabilidad limitada|sociedad limitada unipersonal',
  llc:
    'limited liability company|limited liability co|l l c|company with limited liability|' +
    'tovarystvo z obmezhenoiu vidpovidalnistiu|' +
    'tovarishchestvo s ogranichennoy otvetstvennostyu|tovarystvo z obmezhenoyu vidpovidalnistyu',
  ooo:
    'o o o|obshchestvo s ogranichennoy otvetstvennostyu|obshchestvo s ogranichennoi otvetstvennostyu|' +
    'obschestvo s ogranichennoy otvetstvennostyu|obshchestvo s ogranichennoj otvetstvennostju',
  gmbh: 'gesellschaft mit beschrankter haftung|g m b h|gesellschaft mbh',
  sarl: 's a r l|s a rl',
  srl:
    's de r l de c v|s de rl de cv|s de rl|s r l|societa a responsabilita limitata|' +
    'societatea cu raspundere limitata|societate cu raspundere limitata|societatea cu raspundere limitata ' +
    'srl',
  spzoo: 'sp z o o|sp z oo|sp zoo|spolka z ograniczona odpowiedzialnoscia|spolka z o o|spolka z oo',
  sro: 's r o|spol s r o|spol sro|spol s ro|spolecnost s rucenim omezenym|spolocnost s rucenim obmedzenym',
  doo:
    'd o o|drustvo s ogranicenom odgovornoscu|drustvo sa ogranicenom odgovornoscu|druzba z omejeno ' +
    'odgovornostjo',
  ood: 'druzhestvo s ogranichena otgovornost|o o d',
  eood: 'ednolichno druzhestvo s ogranichena otgovornost',
  shpk: 'sh p k|sh pk|shoqeri me pergjegjesi te kufizuar',
  kft: 'korlatolt felelossegu tarsasag',
  bv: 'besloten vennootschap|b v b a',
  wll: 'w l l|with limited liability',
  aps: 'a p s',
  jsc: 'joint stock company|joint stock co|joint stock|j s c|shareholding company|company limited by shares',
  pjsc: 'public joint stock company|publichnoe aktsionernoe obshchestvo|publichne aktsionerne tovarystvo|p ' +
    'j s c',
  ojsc: 'open joint stock company|otkrytoe aktsionernoe obshchestvo|open type joint stock company',
  cjsc: 'closed joint stock company|zakrytoe aktsionernoe obshchestvo|close joint stock company',
  nao: 'nepublichnoe aktsionernoe obshchestvo',
  jscb: 'joint stock commercial bank|aktsionerny kommerchesky bank|aktsionernyy kommercheskiy bank',
  ao: 'aktsionernoe obshchestvo|aktsionerne tovarystvo|aktsionerno druzhestvo|aktsiyadorlik jamiyati',
  as: 'anonim sirketi|anonim sirket|anonim sti|akciova spolecnost|akciova spolocnost|akcine bendrove',
  sa:
    'sociedad anonima|societe anonyme|sociedade anonima|societatea pe actiuni|spolka akcyjna|s a de c v|sa ' +
    'de cv|' +
    'sapi de cv|sab de cv|anonymi etaireia|anonimi eteria',
  spa: 'societa per azioni|societe par actions|s p a',
  sas: 'societe par actions simplifiee|sociedad por acciones simplificada|s a s',
  plc: 'public limited company|public company limited|p l c',
  nv: 'naamloze vennootschap',
  dd: 'dionicko drustvo|delniska druzba',
  zrt: 'zartkoruen mukodo reszvenytarsasag',
  nyrt: 'nyilvanosan mukodo reszvenytarsasag',
  uab: 'uzdaroji akcine bendrove',
  sia: 'sabiedriba ar ierobezotu atbildibu',
  kk: 'kabushiki kaisha|kabushiki gaisha|kabushikigaisha',
  gk: 'godo kaisha|godo gaisha',
  fgup:
    'federal state unitary enterprise|federalnoe gosudarstvennoe unitarnoe predpriyatie|state unitary ' +
    'enterprise|' +
    'gosudarstvennoe unitarnoe predpriyatie',
  lp: 'limited partnership|kommanditgesellschaft|l p',
  llp: 'limited liability partnership|l l p',
  fze: 'free zone establishment|f z e|fz llc|free zone llc|fz co|free zone company',
  inc: 'i n c',
};

export const legalFormPhrases: ReadonlyArray<readonly [phrase: string, form: string]> = Object.entries(
  phrasesByForm,
).flatMap(([form, phrases]) => phrases.split('|').map((phrase) => [phrase, form] as const));
