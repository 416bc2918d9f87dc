/** Short forms and diminutives by language, in groups as in `given-names.ts`. */
// prettier-ignore
export const shortFormGroups: readonly string[] = [
  // Spanish, Galician, Catalan, Basque.
  'javier xavier xavi xabier javi', 'rafael fali', 'francisco curro paquito', 'francisca paca paqui', 'concepcion conchi', 'encarnacion encarni encarna',
  'montserrat montse', 'teresa tere maite', 'isabel bel', 'alejandro ale alex sandro', 'alejandra ale', 'santiago santi yago', 'ignacio inaki ignasi inazio', 'guillermo guille',
  'leopoldo polo', 'margarita marga', 'ana anita', 'milagros mila', 'inmaculada inma', 'remedios reme', 'soledad sole', 'trinidad trini', 'beatriz bea',
  'susana susi', 'veronica vero', 'bartolome tolo bartolo tomeu bartomeu', 'nicolas nico colas', 'jose josemi joseba xose', 'maria miren mari maruja', 'joaquin joaquim quim ximo',
  'josep pep', 'francesc cesc xesc francisco', 'salvador vador', 'eulalia laia', 'antoni toni antonio', 'jesus josu', 'francisco patxi frantzisko', 'pedro kepa peru', 'jorge xurxo gorka jordi',
  'antonio andoni', 'luis koldo lois', 'juan xoan joan', 'eugenio uxio', 'eugenia uxia', 'angel anxo', 'ander andres', 'miguel mikel', 'felipe felip', 'pau pablo', 'enric enrique', 'lluis luis', 'ramon moncho',
  // Portuguese.
  'jose ze zeca', 'antonio tonho toninho', 'joaquim quincas', 'manuel manel nelo manoel', 'sebastiao tiao bastiao', 'aparecida cida', 'isabel bel belinha', 'guilherme gui', 'rodrigo digo',
  'leonardo leo', 'margarida guida', 'filomena mena', 'eduardo edu dudu duda', 'gustavo guga', 'terezinha teresa tereza', 'joao joca janjao', 'luiz luizinho', 'davi david deivid',
  // Italian.
  'alessandro sandro', 'alessandra sandra', 'antonio tonino', 'antonella nella', 'bartolomeo meo', 'federico fede', 'gaetano tano', 'gioacchino chino', 'luigi gino', 'niccolo nico nicola',
  'sebastiano bastiano', 'umberto berto', 'elisabetta betta', 'caterina rina', 'concetta titina', 'giuseppina pina pinuccia', 'emanuele manu lele', 'daniele lele', 'raffaella lella', 'vincenzo cenzo',
  // French, German, Dutch.
  'frederic fred', 'alexandre alex', 'emmanuel manu', 'stephane steph', 'veronique vero', 'catherine cathy', 'elisabeth babeth', 'sebastien seb', 'nathalie nath', 'valerie val', 'madeleine mado',
  'wilhelm willi willy helmi', 'friedrich friedel', 'josef jupp', 'ludwig lutz', 'karl kalle', 'ursula uschi ulla', 'hildegard hilde', 'gertrud trude', 'brigitte gitta', 'susanne susi sanne',
  'rosemarie rosi romy', 'edeltraud traudl', 'theresia resi', 'veronika vroni', 'alois loisl', 'georg schorsch', 'michael michl michi', 'gerhard hardy', 'bernhard bernd berni', 'dorothea dora thea',
  'cornelis kees cor nelis', 'johannes joop johan hans', 'hendrik henk rik', 'petrus piet pieter', 'antonius ton toon teun', 'adrianus adri ad arie', 'gerardus gerrit geert gerard',
  'wilhelmus wim willem', 'jacobus koos jaap kobus', 'franciscus frans', 'theodorus theo dirk', 'hubertus huub', 'nicolaas klaas nico', 'mattheus thijs matthijs', 'martinus tinus maarten martijn',
  'cornelia corrie nel', 'elisabeth els liesbeth betje', 'maria ria marieke mieke', 'margaretha greet', 'catharina toos trijntje', 'wilhelmina mina wil',
  // Nordic, Baltic.
  'lars lasse', 'per pelle peter', 'nils nisse', 'jan janne', 'gustav gosta', 'kristina stina', 'birgitta britta', 'katarina kajsa', 'elisabet lisbet lisa', 'margareta greta', 'anders andreas', 'niels nicolai',
  'johannes juhani juha jussi', 'juhana juho', 'matti matias', 'heikki henrik', 'antti antero andreas', 'pekka pietari petri', 'mikko mikael', 'tapani tapio stefan', 'kaarina katariina katri', 'jonas jonukas', 'juozas juozapas',
  'kazimieras kazys', 'jurgis georgijs juris', 'peteris petr', 'janis ivars jan', 'katrina trine',
  // Polish, Czech, Slovak.
  'aleksander olek', 'andrzej jedrek', 'jan janek jasiek', 'jerzy jurek', 'jozef jozek', 'katarzyna kasia', 'krzysztof krzysiek krzys', 'malgorzata gosia malgosia', 'agnieszka aga', 'anna ania anka', 'elzbieta ela',
  'grzegorz grzesiek', 'henryk heniek', 'joanna asia', 'kazimierz kazik', 'magdalena magda', 'maciej maciek', 'pawel pawelek', 'piotr piotrek', 'ryszard rysiek', 'stanislaw staszek', 'tadeusz tadek',
  'tomasz tomek', 'waclaw wacek', 'wladyslaw wladek', 'wojciech wojtek', 'zbigniew zbyszek', 'zofia zosia', 'frantisek franta', 'jan honza jenda', 'jiri jirka', 'josef pepa', 'karel kaja', 'ladislav lada',
  'miroslav mirek', 'vaclav vasek', 'vladimir vlada', 'vojtech vojta', 'jaroslav jarda', 'zdenek zdenda', 'katerina katka', 'jana janka', 'ludmila lida', 'marie maruska', 'stanislav standa', 'jozef jozko', 'stefan pista',
  // South Slavic.
  'aleksandar aca aleksa', 'dusan dule', 'djordje djole', 'jovan joca jova', 'nikola nidza', 'petar pera', 'radoslav rade', 'radovan rade', 'slobodan boban sloba', 'stevan steva', 'vojislav voja', 'zoran zoki', 'zivorad zika',
  'ante anto antun', 'josip joza joso', 'stjepan stipe', 'ivan ivica ivo', 'tomislav tomo', 'branislav bane', 'branimir brane', 'ljubomir ljuba', 'georgi gosho', 'dimitar mitko', 'ivan vanyo', 'nikola kolyo', 'petar pesho',
  'todor tosho', 'hristo itso', 'aleksandar sasho sashe', 'trajko trajce', 'janez jan ivan', 'france francisek', 'jozef joze', 'matej matevz', 'katarina katka kaca',
  // Hungarian, Romanian, Albanian.
  'istvan pista', 'janos jani jancsi', 'jozsef joska jozsi', 'ferenc feri', 'laszlo laci', 'sandor sanyi', 'gyorgy gyuri', 'mihaly misi', 'imre imi', 'erzsebet bozsi erzsi', 'katalin kati', 'zsuzsanna zsuzsa', 'magdolna magdi',
  'tamas tomi', 'zoltan zoli', 'gabor gabi', 'andras andris bandi', 'karoly karcsi', 'alexandru sandu alecu sasha alex', 'constantin costel costica dinu', 'dumitru mitica dima', 'gheorghe gica ghita gigi', 'ion ionel nelu ionut', 'nicolae nicu nae',
  'mihai misu misa', 'stefan fane', 'elena lenuta ileana', 'ecaterina catinca', 'petru petrica', 'teodor tudor', 'vasile vasilica', 'alexandra sanda', 'skender iskender aleksander', 'gjergj georg george',
  // Greek, Georgian, Armenian.
  'georgios giorgos', 'konstantinos dinos kostas', 'dimitrios dimitris mitsos', 'panagiotis panos takis', 'athanasios thanasis thanos', 'charalambos babis haris', 'evangelos vangelis', 'spyridon spyros', 'efstathios stathis',
  'vasileios vasilis', 'emmanouil manolis', 'michail michalis', 'apostolos tolis lakis', 'anastasios tasos', 'theodoros thodoris', 'antonios antonis', 'stylianos stelios', 'eleftherios lefteris', 'sotirios sotiris', 'eleni lena', 'aikaterini katerina',
  'efthymios thymios', 'themistoklis themis', 'vasiliki vaso', 'paraskevi voula evi', 'giorgi gio goga gogi', 'davit dato', 'nikoloz nika', 'aleksandre aleko sandro', 'zurab zura', 'konstantine kote', 'vakhtang vato', 'tamar tako tamriko', 'ekaterine eka',
  'hakob hagop akop', 'petros bedros', 'grigor krikor', 'karapet garabed', 'hovhannes ohannes hovik', 'sargis sarkis', 'poghos boghos', 'harutyun arutyun', 'gevorg kevork', 'tigran dikran', 'mkrtich mgrdich', 'khachatur khachik', 'vardan vartan', 'hrachya hrach',
  // Russian and Ukrainian beyond `given-names.ts`.
  'aleksandr sanyok sashko', 'anatoly tolik', 'evdokia dunya', 'afanasy afonya', 'innokenty kesha', 'prokhor prosha', 'matvey motya', 'nikolay mykola kolia', 'oleksandr sashko olexandr', 'olena olenka lesia', 'tymofiy tymko', 'vasyl vasylko', 'dmytro dmytryk', 'zinoviy zenyk', 'yevhen zhenia',
  // Hebrew.
  'avraham avi avrum', 'david dudu dudi', 'eliezer eli', 'eliyahu eli', 'ephraim effi', 'michael miki', 'mordechai moti', 'menachem meni', 'shimon shimi', 'shlomo momo', 'shmuel shmulik', 'yehuda yudi', 'yehoshua shuki', 'yisrael srulik', 'yitzhak itzik',
  'yosef yossi', 'zvi tzvi zvika', 'rivka riki', 'tzipora tzipi zipi', 'esther esti', 'gideon gidi', 'yonatan yoni', 'netanel nati', 'natan nati',
  // Of Arabic origin, in West Africa, and as Bengali abbreviates it.
  'mohammad md muhammad mohammed mohamed mohamad', 'abubakar boubacar aboubacar aboubakar', 'abdullahi abdoulaye abdullah', 'yakubu yaqub yacouba', 'yusufu yusuf issoufou', 'idrissa idris', 'issaka ishaq', 'haruna harouna harun', 'umaru umar oumarou', 'souleymane sulayman suleiman sule',
  'ibrahima ibrahim', 'ismaila ismail smaila', 'aissatou aisha aishatu', 'fatimatou fatima fatimatu', 'mariatou mariama maryam', 'hadiza khadija kadiatou', 'usman ousmane usmanu', 'mamoudou mahmud', 'alassane hassan', 'ousseynou hussein', 'lamin amin lamine',
  // West, Central and Southern Africa.
  'olufunmilola funmi', 'adekunle kunle', 'ayodele dele', 'oladele dele', 'adebayo bayo', 'olubayo bayo', 'abimbola bimbo', 'folasade sade', 'omolara lara', 'titilayo titi', 'adedayo dayo', 'temidayo dayo', 'oluwadamilola dami damilola', 'oluwatobiloba tobi tobiloba oluwatobi', 'chukwuebuka ebuka',
  'nkechinyere nkechi', 'onyekachi kachi', 'chinonso nonso', 'nnamdi namdi', 'nkosinathi nathi', 'thandiwe thandi', 'sibusiso sbu sbusiso', 'lindiwe lindi', 'bhekisisa bheki', 'nokuthula thuli',
];
