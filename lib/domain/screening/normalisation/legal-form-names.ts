/**
 * Names of legal forms as laws spell them out, in their own scripts, by the abbreviation that replaces them: those of ISO 20275 that
 * have a name of several words, and their translations.
 */
// prettier-ignore
export const legalFormNames = String.raw`
llc: limited liability company|limited liability corporation|company of limited liability|limited liability partnership company|with limited liability company|single member limited liability company|single member llc
ltd: private limited company|private company limited by shares|company limited by guarantee|private company limited by guarantee|limited company|company private limited|co private limited|co pvt ltd|pvt co ltd|private ltd|pte limited|pty limited|proprietary ltd|pty ltd|pte ltd|limitada compania|compania limitada|cia ltda|co pte ltd|co pty ltd|sociedad de responsabilidad limitada|sociedade por quotas|sociedade unipessoal por quotas|unipessoal lda|sociedad comercial de responsabilidad limitada|sociedad de responsabilidad limitada de capital variable|limited sirketi|limited sirket|ltd sirketi|ltd sti|limited sti|company ltd|co ltd|ltd co|limited co|ltd company
plc: public limited company|public company limited by shares|public limited liability company|public company limited|public co ltd|public company ltd|pub co ltd
jsc: joint stock company|joint stock co|joint stock corporation|company limited by shares|stock company|shareholding company|shareholders company|share company|share corporation|shareholding co
pjsc: public joint stock company|public joint stock co|public shareholding company|публичное акционерное общество|публічне акціонерне товариство|publichne aktsionerne tovarystvo|public stock company
pao: публичное акционерное общество|publichnoye aktsionernoye obshchestvo|publichnoe aktsionernoe obschestvo
prjsc: private joint stock company|private joint stock co|private shareholding company|приватне акціонерне товариство|pryvatne aktsionerne tovarystvo|private stock company|sherkat sahami khas|sahami khas
ojsc: open joint stock company|open joint stock co|open type joint stock company|open stock company|відкрите акціонерне товариство|vidkryte aktsionerne tovarystvo
oao: открытое акционерное общество|otkrytoye aktsionernoye obshchestvo|адкрытае акцыянернае таварыства|otkritoe aktsionernoe obshchestvo
cjsc: closed joint stock company|closed joint stock co|closed type joint stock company|закрите акціонерне товариство|zakryte aktsionerne tovarystvo|closed stock company
zao: закрытое акционерное общество|zakrytoye aktsionernoye obshchestvo|закрытае акцыянернае таварыства|zakritoe aktsionernoe obshchestvo
nao: непубличное акционерное общество
ao: акционерное общество|aktsionernoye obshchestvo|aktsionernoe obschestvo|акціонерне товариство|акционерно дружество|акционерско друштво|акционарско друштво|акционерлік қоғам|акционердик коому|aksiyadorlik jamiyati|aksionerlik jemgiyeti|aktsiyadorlik zhamiyati|aksiyadorlik jamiyat|aktsionerlik kogam|hissadorlik jamiyati|sehmdar cemiyyeti|sahmdar camiyyati|aciq sahmdar camiyyati|qapali sahmdar camiyyati|acik sehmdar cemiyyeti
ooo: общество с ограниченной ответственностью|obshchestvo s ogranichennoy otvetstvennostyu|obschestvo s ogranichennoj otvetstvennostyu|obshchestvo s ogranichennoj otvetstvennostyu|obshestvo s ogranichennoy otvetstvennostyu|таварыства з абмежаванай адказнасцю|obshchestvo s ogranichennoi otvetstvennostiu|obscestvo s ogranicennoj otvetstvennostju|obschtschestwo s ogranitschennoj otwetstwennostju
odo: общество с дополнительной ответственностью|obshchestvo s dopolnitelnoy otvetstvennostyu|товариство з додатковою відповідальністю
tov: товариство з обмеженою відповідальністю|tovarystvo z obmezhenoyu vidpovidalnistyu|tovarystvo z obmezhenoiu vidpovidalnistiu
too: товарищество с ограниченной ответственностью|tovarishchestvo s ogranichennoy otvetstvennostyu|жауапкершілігі шектеулі серіктестік|zhauapkershiligi shekteuli seriktestik|zhauapkershiligi shekteuli seriktestigi|jauapkershiligi shekteuli seriktestik
osoo: общество с ограниченной ответственностью киргизской|жоопкерчилиги чектелген коом|zhoopkerchiligi chektelgen koom|joopkerchiligi chektelgen koom
mchj: mas'uliyati cheklangan jamiyati|mas'uliyati cheklangan jamiyat|masuliyati cheklangan jamiyati|масъулияти чекланган жамияти|mas'uliyati cheklangan zhamiyati|jamiyati mas'uliyati mahdud|ҷамъияти дорои масъулияти маҳдуд|jamiyati doroi masuliyati mahdud|jogapkarcilgi caklendirilen jemgyet
mmc: məhdud məsuliyyətli cəmiyyət|mehdud mesuliyyetli cemiyyet|mahdud masuliyyatli jamiyyat|mahdud masuliyyatli camiyyat
ip: индивидуальный предприниматель|individualnyy predprinimatel|individualny predprinimatel|фізична особа підприємець|sole proprietor|sole proprietorship|sole trader|individual entrepreneur
npo: научно-производственное объединение|nauchno proizvodstvennoye obyedineniye|nauchno proizvodstvennoe obedinenie|research and production association|scientific production association|scientific and production association|research production association
npp: научно-производственное предприятие|nauchno proizvodstvennoe predpriyatie|research and production enterprise|scientific production enterprise|scientific and production enterprise|research production enterprise
ph: przedsiebiorstwo handlowe
phu: przedsiebiorstwo handlowo uslugowe
pp: приватне підприємство|pryvatne pidpryiemstvo|private enterprise|частное предприятие|chastnoye predpriyatie
jv: совместное предприятие|sovmestnoye predpriyatie|sovmestnoe predpriyatie|спільне підприємство|joint venture|joint venture company|joint venture corporation|jv company|jv co
fgup: федеральное государственное унитарное предприятие|federalnoye gosudarstvennoye unitarnoye predpriyatie|federal state unitary enterprise|federal unitary state enterprise
gup: государственное унитарное предприятие|gosudarstvennoye unitarnoye predpriyatie|state unitary enterprise|унитарное предприятие|unitary enterprise|республиканское унитарное предприятие|republican unitary enterprise
mup: муниципальное унитарное предприятие|municipal unitary enterprise
dp: державне підприємство|derzhavne pidpryiemstvo|государственное предприятие|gosudarstvennoye predpriyatie|state enterprise|state owned enterprise|казенное предприятие|federal treasury enterprise|федеральное казенное предприятие
fgbu: федеральное государственное бюджетное учреждение|federal state budgetary institution|государственное учреждение|federal state institution|federal state autonomous institution
jscb: joint stock commercial bank|акционерный коммерческий банк|aktsionernyy kommercheskiy bank|aktsionerny kommerchesky bank|акционерный банк|commercial joint stock bank|акціонерний комерційний банк
gmbh: gesellschaft mit beschränkter haftung|gesellschaft mit beschraenkter haftung|ges m b h|ges mbh|gesellschaft m b h|gesellschaft mbh|g m b h|gemeinnützige gmbh|gemeinnützige gesellschaft mit beschränkter haftung|gmbh und co kg|gmbh and co kg|gmbh co kg|gmbh and co kommanditgesellschaft|gmbh und co kommanditgesellschaft|gmbh and co kgaa|gmbh und co ohg
ug: unternehmergesellschaft haftungsbeschränkt|unternehmergesellschaft|ug haftungsbeschränkt
ag: aktiengesellschaft|kommanditgesellschaft auf aktien|ag und co kg|ag and co kg|ag co kg|ag and co kgaa|ag and co ohg
kg: kommanditgesellschaft
ohg: offene handelsgesellschaft
gbr: gesellschaft bürgerlichen rechts|gesellschaft buergerlichen rechts
ev: eingetragener verein
eg: eingetragene genossenschaft
ek: eingetragener kaufmann|eingetragene kauffrau
se: societas europaea|europäische gesellschaft
sarl: société à responsabilité limitée|s a r l|société à responsabilité limitée unipersonnelle|sociedade de responsabilidade limitada
eurl: entreprise unipersonnelle à responsabilité limitée
sa: société anonyme|sociedad anónima|sociedade anónima|sociedade anônima|societate pe acțiuni|societatea pe acțiuni|sociedad anónima cerrada|sociedad anónima abierta|sociedad anónima de capital variable|sociedad anónima bursátil|société anonyme à directoire|compañía anónima|companhia anonima|ανώνυμη εταιρεία|ανώνυμος εταιρεία|anonimi etaireia|anonymi etairia|anonymi eteria|anonimi eteria|sa de capital variable|société anonyme simplifiée|société anonyme monégasque|sociedad anonima bursatil de capital variable|sociedad anonima promotora de inversion de capital variable|sociedad anonima promotora de inversion|société anonyme unipersonnelle|societe anonyme avec conseil
sas: société par actions simplifiée|société par actions simplifiée unipersonnelle|sociedad por acciones simplificada|sociedad por acciones|sociedad anonima simplificada
snc: société en nom collectif|società in nome collettivo|sociedad en nombre colectivo|sociedad colectiva
scs: société en commandite simple|società in accomandita semplice|sociedad en comandita|sociedad en comandita simple|sociedade em comandita
sca: société en commandite par actions|sociedad en comandita por acciones|società in accomandita per azioni
sci: société civile immobilière|société civile|société civile professionnelle
gie: groupement d'intérêt économique|groupement interet economique|economic interest group|agrupación de interés económico
srl: società a responsabilità limitata|società a responsabilità limitata semplificata|societate cu răspundere limitată|sociedad de responsabilidad limitada srl|s r l|soc a r l|soc r l|societa r l|societate comerciala
spa: società per azioni|soc per azioni|s p a|società cooperativa per azioni|société par actions
coop: società cooperativa|società cooperativa a responsabilità limitata|societa cooperativa arl|sociedad cooperativa|sociedad cooperativa limitada|société coopérative|sociedade cooperativa|s coop|soc coop|soc coop arl|cooperative society|cooperative society limited
eireli: empresa individual de responsabilidade limitada|empresa individual de responsabilidad limitada|e i r l|eirl
sl: sociedad limitada|sociedad limitada unipersonal|sociedad limitada nueva empresa|sociedad limitada laboral
bv: besloten vennootschap|besloten vennootschap met beperkte aansprakelijkheid|besloten vennootschap met beperkte aansprakelijkheid bv
bvba: besloten vennootschap met beperkte aansprakelijkheid bvba
nv: naamloze vennootschap
cv: commanditaire vennootschap|coöperatieve vennootschap|cooperatieve vereniging
vof: vennootschap onder firma
as: aksjeselskap|anonim şirketi|anonim şirket|anonim ortaklığı|anonim ortakligi|akciová společnost|akciova spolocnost|anonim sti|sanayi ve ticaret anonim sirketi as
asa: allmennaksjeselskap
ab: aktiebolag|aktiebolaget|publikt aktiebolag|ab publ
aps: anpartsselskab
as: aktieselskab
hb: handelsbolag
oy: osakeyhtiö|julkinen osakeyhtiö|oy ab
ehf: einkahlutafelag
hf: hlutafelag
ou: osaühing
sia: sabiedrība ar ierobežotu atbildību|sabiedriba ar ierobezotu atbildibu
akciju: akciju sabiedrība|akciju sabiedriba
uab: uždaroji akcinė bendrovė|uzdaroji akcine bendrove
akcine: akcinė bendrovė|akcine bendrove
spzoo: spółka z ograniczoną odpowiedzialnością|spolka z ogr odp|spolka z o o|sp z o o|sp z oo|sp zoo|sp z ograniczona odpowiedzialnoscia|spolka z ograniczona odpowiedzialnoscia spolka komandytowa|sp z o o sp k|sp z o o sp komandytowa
spolka: spółka akcyjna|spolka akcyjna|spółka jawna|sp j|spółka komandytowa|sp k|spółka cywilna|prosta spółka akcyjna
sro: společnost s ručením omezeným|spoločnosť s ručením obmedzeným|spol s r o|s r o|spol sro|spolecnost s rucenim omezenym
vos: veřejná obchodní společnost
ks: komanditní společnost|kommandittselskap
kft: korlátolt felelősségű társaság|korlatolt felelossegu tarsasag
rt: részvénytársaság|reszvenytarsasag
zrt: zártkörűen működő részvénytársaság|zartkoruen mukodo reszvenytarsasag
nyrt: nyilvánosan működő részvénytársaság|nyilvanosan mukodo reszvenytarsasag
bt: betéti társaság
doo: društvo s ograničenom odgovornošću|društvo sa ograničenom odgovornošću|druzba z omejeno odgovornostjo|družba z omejeno odgovornostjo|друштво со ограничена одговорност|друштво са ограниченом одговорношћу|drustvo so ogranicena odgovornost|drushtvo so ogranichena odgovornost|jednostavno društvo s ograničenom odgovornošću|d o o|dooel skopje
dooel: друштво со ограничена одговорност од едно лице|drustvo so ogranicena odgovornost od edno lice
ad: акционарско друштво|акционарско друштво за|akcionarsko društvo|akcionersko drustvo|aktsionerno drujestvo|акционерно дружество
dd: dioničko društvo|delniška družba|dionicarsko drustvo
ood: дружество с ограничена отговорност|druzhestvo s ogranichena otgovornost|drujestvo s ogranichena otgovornost
eood: еднолично дружество с ограничена отговорност|ednolichno druzhestvo s ogranichena otgovornost
ead: еднолично акционерно дружество
et: едноличен търговец
shpk: shoqëri me përgjegjësi të kufizuar|shoqeri me pergjegjesi te kufizuara|sh p k
sha: shoqëri aksionare
epe: εταιρεία περιορισμένης ευθύνης|etaireia periorismenis efthynis|etairia periorismenis evthinis
ike: ιδιωτική κεφαλαιουχική εταιρεία
oe: ομόρρυθμη εταιρεία|omorrythmi etaireia
shps: შეზღუდული პასუხისმგებლობის საზოგადოება|shezghuduli pasukhismgeblobis sazogadoeba
ss: სააქციო საზოგადოება|saaktsio sazogadoeba
spe: սահմանափակ պատասխանատվությամբ ընկերություն|sahmanapak pataskhanatvutyamb enkerutyun|sahmanapak pataskhanatvutyamb ynkerutyun
wll: with limited liability|company with limited liability|w l l|شركة ذات مسؤولية محدودة|ذات مسؤولية محدودة|ذ م م|sharika dhat masuliya mahduda|dhat masouliya mahdouda|شركة ذات المسؤولية المحدودة|ذات المسؤولية المحدودة|ذات مسئولية محدودة
jsc: شركة مساهمة سعودية
psc: شركة مساهمة عامة|مساهمة عامة|مساهمة|شركة مساهمة|public shareholding company psc|sharika musahama|musahama amma|qatari shareholding company|omani joint stock company|شركت سهامی عام|sahami aam|sherkat sahami am
pjs: شرکت سهامی خاص|سهامی خاص|sahami khass|private joint stock company pjs|p j s|p j s c private
wll: با مسئولیت محدود|ba masouliyat mahdoud|ba masuliyat mahdud
spc: sole person company|single person company|one person company|شركة الشخص الواحد
est: individual establishment|مؤسسة فردية
fze: free zone establishment|free zone company|free zone enterprise|free zone limited liability company|free zone co|fz establishment|fz llc|fz co|f z e|f z c|f z co|منطقة حرة
ltd: בערבון מוגבל|בעמ|be'eravon mugbal
tnhh: công ty trách nhiệm hữu hạn một thành viên|công ty trách nhiệm hữu hạn|trach nhiem huu han|công ty tnhh mtv|công ty tnhh một thành viên|cong ty tnhh|cty tnhh
ctcp: công ty cổ phần|cong ty co phan|cty co phan|cty cp|tong cong ty co phan
tct: tổng công ty
cty: công ty|cong ty|cty
dntn: doanh nghiệp tư nhân
pt: perseroan terbatas|perseroan terbatas terbuka
cv: persekutuan komanditer
tbk: terbuka tbk
sdn: sendirian berhad|sdn bhd|sendirian bhd|sdn berhad
bhd: berhad
kk: 株式会社|株式會社|kabushiki kaisha|kabushiki gaisha|kabushikikaisha|kabushikigaisha|co kabushiki kaisha
yk: 有限会社|yugen kaisha|yugen gaisha
gk: 合同会社|godo kaisha|godo gaisha
goshi: 合資会社|goshi kaisha|gomei kaisha|合名会社
gongsi: youxian gongsi|youxian zeren gongsi|gufen youxian gongsi|jituan youxian gongsi|zong gongsi|jituan gongsi
chusik: chusik hoesa|jusik hoesa|yuhan hoesa|jusikhoesa|chusikhoesa
pclt: บริษัท จำกัด มหาชน
llp: limited liability partnership|l l p|allgemeine partnerschaft
lp: limited partnership|ห้างหุ้นส่วนจำกัด|exempted limited partnership|special limited partnership|scottish limited partnership|société en commandite spéciale
inc: incorporated company|i n c|incorporation
corp: public corporation|state corporation|state owned corporation|general corporation|government corporation|government owned corporation
`;

/** Words and abbreviations of legal forms beyond `legal-forms.ts`, by a form there of the same kind. */
// prettier-ignore
export const furtherLegalForms: Record<string, string> = {
  ltd: 'limitd sti sirketi unltd cyf lte lted edms bpk proprietary ltee unipessoal cltda pvtltd coltd coop clg dac',
  llc:
    'osoo spy ug eirl ou sha shps spe tdv zhshs mchs tdh etrl sarlu suarl sasu sml smpc msdn spk spj gesmbh kda ' +
    'eurl soe vshk doel sagl lllc pllc dntn tnhh ctcp otdel vennootschap drustvo obsestvo obshchestvo_s mtv',
  jsc:
    'prjsc prat pjs aksjeselskap aktieselskab allmennaksjeselskap aktsiaselts aktsionernoe aktiengesellschaft ' +
    'akciju akcine spolka vsc adsitz asc qsc sahami aoa pac osk sc sac saa ' +
    'kb npao cjscb ojscb ctcp tct ska jscs psjc smsa saeb aksiyadorlik asmt ss',
  inc: 'incorp corpn corpo cp firma firm ynkerutyun enkerutyun societe societa sociedad sociedade gesellschaft gesellsch ste soc etaireia etairia eteria etaireias sharikat sharikah sherkat shirkat sherkate shirkati ' +
    'syarikat spolecnost spolocnost tvrtka podjetje vallalat kampuni xhoqeri tashkiloti kompaniyasy havrat hevrat hevra havra chevrat chevra borisat bolisat ' +
    'gaisha kaisha kaisya hoesa hoisa konzorcium cong cty messrs ms mt mv',
  fze: 'fzs dmc fzd',
  lp: 'ev ek gie gbr sci scoop slp scsp vof hb vos bt kb',
  gup: 'fgu fku dp kp op pp ip tsoo npao gbu fgbou fgaou fgkou guz chpup ooo_sp fkp oup dup rgp gkp',
  group: 'grp gruppen grup grubu gruba gruppi grupa grupacji groep majmua majmuat majmue gorooh goruh guruh kumpulan jituan geurup gurupu konsern cooperation_group tapdoan holdco concern',
  holding: 'holdco hldg hldgs kholding holdinq hldng',
};
