/**
 * Forms that names have in other languages, beyond `national-forms.ts`: family names of West
 * Africa in French and English, Hebrew, Irish, Tamil and Burmese names in several spellings, and Arabic ones.
 */
// prettier-ignore
const furtherForms: readonly string[] = [
  'diallo jallow jalloh djalo jalo', 'bah ba baah', 'sesay cissay sisay cisse ceesay sise', 'diop jobe joob', 'ndiaye njie njai ndiaie', 'sall saal sal', 'toure touray turay tourey', 'camara kamara camera', 'conteh konte konteh conte', 'koroma kourouma kuruma kuroma',
  'bangura bangoura', 'jawara diawara djawara jawarah', 'jatta diatta djatta jata', 'keita keyta', 'fofana fofanah', 'sow so soh', 'barry bari barrie', 'traore trawally trawalle', 'kone koneh konneh', 'coulibaly kulibali koulibaly culubali', 'kouyate kuyateh kuyate kouyateh', 'diouf joof juf', 'gueye gaye guaye geye',
  'mbaye mbye', 'diarra jarra jara', 'drammeh drame dramme', 'sylla sillah silla', 'thiam cham chaam', 'dieng jeng', 'dia jah', 'sene sain', 'sissoko cissokho sissokho susso', 'dembele dambele dembelleh', 'sidibe sidibeh', 'doumbia dumbuya dumbia doumbouya', 'kaba kabba', 'sankara sankareh', 'bayo bayoh', 'darboe darbo', 'marong maron', 'sonko sonkoh',
  'yitzhak yitshak itzhak yitzchak itzchak izhak yitschak isaac ishak', 'chaim haim hayim chayim hayyim', 'benjamin binyamin benyamin', 'jacob yaakov yaacov yakov yaakob jakob', 'zvi tzvi tsvi cvi zwi', 'yehuda jehuda judah', 'yosef joseph josef yossef', 'elazar eliezer elasar', 'shlomo solomon schlomo', 'moshe moses mosche moishe', 'menachem menahem', 'weizmann weitzman weizman vaitsman vaytsman weitsman', 'rabinovich rabinowitz rabinovitch rabinovici', 'levy levi lewy',
  'abdullah abdulaye abdulahi abdullahi abdallah abdulla', 'wojciech voytsekh voitsekh', 'recep redzhep rajab rejep receb', 'cengiz chingiz dzhengiz genghis jengiz', 'cem dzhem jem', 'celal dzhelal jalal jelal', 'cevdet dzhevdet jevdet jawdat', 'cemal dzhemal jamal jemal', 'can dzhan', 'alyaksandr aliaksandr alexander aleksandr',
  'tewodros tedros theodros tewodross', 'delwar deloyar delawar dilawar', 'hossain hosen hossen hussain hosain',
  'sean shaun shawn', 'sullivan suilleabhain', 'padraig patrick padraic', 'seamus james', 'siobhan joan', 'liam william', 'eoin owen john', 'niall neil', 'caoimhe keeva', 'mairead margaret', 'aoife eva',
  'prabhakaran pirapaharan prabakaran prabhaharan pirabakaran', 'subramaniam subrahmanyam subramanian subramanyam suppiramaniyam', 'jayashankar jaishankar', 'krishnan kirushnan kiruddinan', 'ganesan ganeshan kanesan', 'shanmugam sanmugam shanmugham', 'balasubramaniam balasubramanian', 'sivakumar shivakumar', 'rajah raja rasa', 'nadarajah nadaraja natarajan', 'mukherjee mukherji mukhopadhyay mookerjee', 'banerjee banerji bandyopadhyay', 'chatterjee chatterji chattopadhyay', 'ganguly gangopadhyay ganguli', 'choudhury chowdhury chaudhry chaudhary choudhary chaudhuri chowdhry',
  'htun tun', 'htet tet', 'htay tay', 'htoo too htu', 'hla la', 'hlaing laing', 'thein thane', 'kyaw kyo', 'myint mying', 'htwe twe', 'hnin nin',
  'sheikh shaikh sk cheikh', 'hussein hocine houssein hossein husayn hussain huseyin', 'massoud masoud mesud mesut massud masood', 'qasim qassem kassem ghasem kasim qasem kacem gassim', 'ghani gani ghanie', 'boumediene bumadyan boumedienne bumedien abumadyan', 'houari huwari hawari', 'bagheri baqeri bakeri baghery', 'soleimani sulaymani soleymani suleimani',
  'aleksei oleksii alyaksey', 'evgenia yevheniya eugenia', 'andreas andrea', 'thomas tomas tomasz tamas', 'stefan stephen stephan steven istvan esteban', 'katarzyna katerina catherine ekaterina katalin', 'elisabeth elizabeth elzbieta erzsebet isabel yelizaveta', 'ludwig luis louis luigi lajos', 'heinrich henry henri enrique', 'wilhelm william guillaume guillermo', 'franz francis francisco francesco ferenc', 'karl charles carlos carlo karol karoly', 'georg george jorge giorgio gyorgy jerzy', 'paul pablo paolo pavel pal', 'peter pedro pietro piotr petr pierre', 'johann john jean juan giovanni jan ivan janos ioan',
  // South Asian names as Bengal, Nepal and the north of India write them, and family names in several spellings.
  'bishnu vishnu', 'bikram vikram', 'bimal vimal', 'bimala vimala vimla bimla', 'binod vinod', 'bijay vijay bijoy', 'bibek vivek', 'bikash vikas vikash', 'bir vir veer beer', 'basanta vasant basant vasanta', 'biswas viswas vishwas', 'bishwanath vishwanath biswanath viswanath', 'birendra virendra virender birender', 'bimalendu vimalendu', 'bipin vipin', 'banshi vanshi', 'barun varun', 'basudev vasudev vasudeva', 'bikramjit vikramjit vikramjeet bikramjeet', 'baidya vaidya', 'bandana vandana', 'basundhara vasundhara', 'binay vinay binoy',
  'srivastava shrivastava srivastav shrivastav shrivastva srivastva', 'agarwal aggarwal agrawal agarwala agarwalla', 'mishra misra', 'varma verma', 'dube dubey', 'pande pandey pandeya', 'tiwari tewari', 'iyer aiyar ayyar iyar aiyer', 'iyengar aiyangar ayyangar', 'datta dutta dutt datt', 'bose basu', 'ghosh ghose', 'majumdar mazumder majumder mazumdar mojumder', 'sarkar sarker sircar', 'bhattacharya bhattacharjee bhattacharyya bhattacharjya', 'chakraborty chakrabarti chakravarty chakravarti chakravorty', 'barua baruah borua', 'sikdar sikder shikder', 'hawladar howlader hawlader', 'mondal mandal', 'haque hoque huq haq hak', 'miah mia mian miya', 'siddique siddiqui siddiqi siddiquee siddiki', 'quazi kazi qazi kaji',
  'qureshi quraishi koreshi kureishi qureishi', 'khatun khatoon', 'akhtar akter akther aktar akhter', 'paudel poudel paudyal poudyal', 'pokharel pokhrel', 'upadhyay upadhyaya', 'basnet basnyat', 'jayasuriya jayasooriya', 'wickramasinghe wickremesinghe wickremasinghe vikramasinghe', 'ratnayake rathnayake rathnayaka ratnayaka', 'dissanayake disanayaka dissanayaka disanayake', 'bandara bandaara', 'gunawardena gunawardhana goonewardene gunawardana', 'jayawardena jayawardene jayewardene jayawardana', 'fonseka fonseca',
  // Abbreviated in the Maghreb and Indonesia.
  'mohammed muhammad mohamed mohammad mohamad muhamad mochamad mochammad muchammad muchamad med moch much',
  // Belarusian.
  'viktar viktor victor', 'viktoryia viktoria victoria viktoriya', 'maryia maria mariya', 'natallia natalia natalya nataliya', 'sviatlana svetlana svitlana', 'tatsiana tatiana tatyana', 'kanstantsin konstantin constantine', 'valiantsin valentin', 'valiantsina valentina', 'vasil vasily vasyl', 'ryhor grigory hryhorii', 'pavel pavlo', 'mikita nikita mykyta', 'raman roman', 'anatol anatoly anatolii', 'henadz gennady hennadii', 'aliaksei alexei oleksii', 'yury yuri yurii iury', 'andrei andrey andrii', 'leanid leonid', 'vadzim vadim', 'artsiom artem artyom', 'dzianis denis denys', 'matsvei matvei', 'yauhen evgeny yevhen', 'volha olga olha', 'hanna anna ganna', 'alena elena olena yelena', 'katsiaryna ekaterina kateryna', 'iryna irina', 'halina galina halyna', 'liudmila lyudmila ludmila', 'piotr petr pyotr petro', 'stsiapan stepan', 'tsimafei timofei tymofii', 'fiodar fedor fedir', 'zmitser dmitry',
  // Irish family names in English.
  'osullivan osuilleabhain', 'obrien obriain', 'oconnor oconchobhair oconchuir', 'oneill oneil oneal', 'odonnell odomhnaill', 'okelly oceallaigh', 'oreilly oraghallaigh', 'oconnell oconaill', 'omurchu murphy', 'obroin byrne obyrne', 'osiochain sheehan', 'odalaigh odaly daly', 'ocathain okane kane', 'ohiggins ohuiginn higgins', 'omahony omathuna', 'oleary olaoghaire', 'odoherty odochartaigh doherty', 'oshea oseaghdha', 'odonoghue odonnchadha', 'ogrady ogradaigh', 'ohara oheaghra', 'odwyer oduibhir', 'ohalloran ohallmhurain', 'oflaherty oflaithbheartaigh', 'orourke oruairc', 'ocuinn quinn', 'olynch oloingsigh lynch',
];

const groupsByWord = new Map<string, number[]>();
for (const [group, words] of furtherForms.entries()) {
  for (const word of words.split(' ')) groupsByWord.set(word, [...(groupsByWord.get(word) ?? []), group]);
}

export function areFurtherForms(a: string, b: string): boolean {
  const ofA = groupsByWord.get(a);
  const ofB = ofA && groupsByWord.get(b);
  return ofB !== undefined && ofA!.some((group) => ofB.includes(group));
}

export function furtherFormsOf(word: string): string[] {
  const found = new Set((groupsByWord.get(word) ?? []).flatMap((group) => furtherForms[group]!.split(' ')));
  found.delete(word);
  return [...found];
}
