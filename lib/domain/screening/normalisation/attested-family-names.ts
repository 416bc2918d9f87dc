/** Family names that people bear, written as in `attested-given-names.ts`. */
// prettier-ignore
export const attestedFamilyNames = `
adams adamson aguilar aguirre alexander allen allison alvarado alvarez anderson andersson andrade andrews archer armstrong arnold
arroyo ashton atkins atkinson austin avery bailey baker baldwin ball ballard banks barber barker barlow barnes barnett baron barrett
barry bartlett barton bates baxter beck becker beckett bell bennett benson bentley berg berger bergman bernard berry best bishop black
blackburn blair blake bond booth bowen bowers bowman boyd boyle bradford bradley bradshaw brady brandt braun brennan brewer briggs
brock brooks brown browne browning bruce bryant buchanan buck buckley bullock burgess burke burnett burns burton bush butler byrne
cabrera cain caldwell calderon camacho cameron campbell campos cannon cardenas carey carlson carlsson carpenter carr carrillo carroll carson carter
carver case casey castaneda castillo castro cervantes chambers chandler chapman charles chase chavez christensen christiansen christian church clark/clarke
clayton clements coffey cohen cole coleman coles collier collins colon combs connolly conner connor conway cook cooke cooper copeland
corbett cordova cortez/cortes costa costello cox craig crane crawford cross crosby cruz cummings cunningham curry curtis dale dalton daniel daniels daugherty
davenport davidson davies davis davison dawson day dean delacruz deleon delgado dennis diaz dickerson dickinson dickson dillon dixon dodd dodson dominguez donaldson
donovan dorsey douglas downs doyle drake dudley duffy duke duncan dunlap dunn duran durham dyer eaton edwards elliott/elliot ellis ellison
emerson english erickson eriksson escobar espinosa/espinoza estes estrada evans everett farmer farrell faulkner ferguson fernandez fernandes ferreira ferrari ferraro fields figueroa fischer fisher
fitzgerald fitzpatrick fleming fletcher flores flowers flynn foley forbes ford foreman foster fowler fox francis franco frank franklin franks frazier frederick
freeman french frost fry fuentes fuller gaines gallagher gallegos galloway galvan gamble garcia gardner garner garrett garrison garza
gates gay george gibbs gibson gilbert giles gill gillespie gilmore glass glenn glover golden gomes gomez gonzales gonzalez goodman goodwin gordon gould graham grant graves
gray green/greene greer gregory griffin griffith grimes gross guerra guerrero gutierrez guzman hale hall hamilton hammond hampton hancock haney hansen hanson hardin
harding hardy harmon harper harrell harrington harris harrison hart hartman harvey hastings hawkins hayden hayes haynes heath hebert henderson hendricks hendrix
henriksen henriquez henry hensley henson herman hernandez herrera herring hess hester hewitt hickman hicks higgins hill hines hinton hobbs hodge hodges hoffman/hoffmann hogan
holcomb holden holder holland holloway holman holmes holt hood hooper hoover hopkins hopper horn horne horton house houston howard howe howell hubbard hudson huff huffman hughes
hull humphrey hunt hunter hurley hurst hutchinson hutchison hyde ingram irwin jackson jacobs jacobsen jacobson james jansen jansson jarvis jefferson jenkins jennings jensen jenson jimenez johansen johansson johns
johnson johnston jones jordan joseph joyce juarez kane kaufman keith keller kelley/kelly kemp kennedy kent kerr key kidd kim king kirby kirk klein kline knight knowles knox koch
koenig kowalczyk kowalski kramer krause kruger lamb lambert lancaster landry lane lang lange lara larsen larson larsson lawrence lawson leach leblanc lehmann leon leonard lester levine levy lewis lindgren
lindsey lindstrom little livingston lloyd logan long lopes lopez love lowe lowery lucas lucero luna lynch lynn lyons macdonald macias mack madden maddox mahoney maldonado malone mann manning marks marquez marsh
marshall martin martinez martini martins martinsson mason massey mathews/matthews mathis maxwell may mayer meyer/meier/maier mays mcbride mccall mccann mccarthy mccarty mcclain mcclure mcconnell mccormick mccoy mccullough
mcdaniel mcdonald mcdowell mcgee mcguire mcintosh mcintyre mckay mckee mckenzie mckinney mcknight mclaughlin mclean mcleod mcmahon mcmillan mcneil medina mejia melendez melton mendes mendez mendoza
mercado mercer merritt michael michaels middleton miles millar miller mills miranda mitchell molina monroe montgomery montoya moody moon mooney moore mora morales moran moreno morgan morin
morris morrison morrow morse morton moses mosley moss mueller/muller/moeller mullen mullins munoz murillo murphy murray myers nash navarro neal nelson neumann newman newton nguyen nichols
nicholson nielsen nilsen nilsson nixon noble nolan norman norris norton novak novotny nunes nunez obrien ochoa oconnell oconnor odonnell olsen olson olsson oneal oneill orozco orr
ortega ortiz osborn/osborne owen owens pace padilla page palmer park parker parks parrish parsons patel patrick patterson patton paul payne pearson peck pena
pennington pereira perez perkins perry person peters petersen peterson petersson petrov petty phelps phillips pickett pierce pineda pitts pollard poole pope porter potter potts powell powers
pratt preston price prince proctor pruitt quinn ramirez ramos ramsey randall randolph rangel rasmussen ray reed/reid reese reeves reilly/riley reyes reynolds rhodes rice rich richard richards
richardson richter richmond riddle riggs rios rivas rivera rivers roach robbins roberson roberts robertson robinson robles rocha rodgers rodrigues rodriguez rogers rojas rollins roman romero
rosa rosales rosario rose ross roth rowe rowland roy rubio ruiz rush russell russo rutledge ryan salas salazar salgado salinas sampson samson sanchez sanders sanderson sandoval sanford santana santiago santos
sargent saunders savage sawyer schaefer/schafer schmidt/schmitt schmitz schneider scholz/scholtz schultz/schulz schulze schroder/schroeder schubert schumacher schumann schwartz/schwarz scott sellers serrano sexton shaffer shah shannon sharp/sharpe shaw shelton shepherd/sheppard sherman
shields short silva simmons simms simon simons simpson sims sinclair singer singh singleton skinner slater sloan small smith/smyth snider snow snyder solis solomon soto sousa souza sparks
spears spence spencer stafford stanley stanton stark steele stein steiner stephens stephenson stevens stevenson stewart/stuart stokes stone stout strickland strong suarez sullivan summers sutton swanson sweeney sweet
svensson sorensen tanner tate taylor terrell terry thomas thompson thomson thornton todd torres townsend tran travis trevino trujillo tucker turner tyler tyson underwood urena valdez
valencia valentine valenzuela vance vargas vasquez/vazquez vaughan/vaughn vega velasco velasquez/velazquez velez ventura vera vickers vieira villa villareal villegas vincent vogel wagner walker wall wallace waller wallis walls walsh
walter/walther walters walton ward ware warner warren washington waters watkins watson watts weaver webb weber webster weeks weiss welch wells welsh werner west wheeler whitaker white whitehead whitney
wiggins wilcox wiley wilkerson wilkins wilkinson willard williams williamson willis wilson winters winter wise wolf/wolfe wolff wong wood woodard woods woodward woodson woodcock wright wyatt yates york young zamora zimmerman zimmermann
albrecht arndt bach bauer baumann beckmann behrens berndt bergmann binder bock bohm brinkmann busch decker dietrich ebert eckert engel ernst fiedler franke friedrich fuchs geiger gerlach graf gunther
haas hahn hartmann heinrich heller herrmann herzog hofmann huber jager jahn jung kaiser keil kern kirsch klaus kohler konig kraft kraus kuhn kunz lindner lorenz ludwig maurer menzel merkel meissner
nowak otto peter pfeiffer pohl reinhardt ritter sauer schmid schreiber schubert schuster schwab seidel simon sommer stark steinmann thiel ullrich vogt voigt walter weber weigel winkler wirth wolff ziegler
aubert barbier benoit bertrand blanc blanchard bonnet boucher bourgeois boyer caron chevalier clement colin da david denis dubois dufour dumas dumont dupont dupuis durand faure fontaine fournier francois
garnier gaillard gauthier gautier gerard girard giraud guerin henry hubert jacquet lacroix lambert laurent lebrun leclerc lefebvre lefevre legrand lemaire lemoine leroux leroy marchand marie martel masson mathieu mercier
meunier michel moreau morel moulin muller nicolas noel olivier perrin petit philippe picard pierre renard renaud rey richard riviere robert robin roche roger rousseau roussel roux roy vidal vincent
alonso blanco bravo caballero cano castro crespo diez dominguez duran esteban ferrer fuentes gallego garrido gil gimenez hidalgo ibanez iglesias leon lorenzo lozano marin marino marquez mendez montero mora
moya munoz nieto ortega pascual pena prieto ramos reyes rubio saez santana santos sanz serrano soler suarez vicente vidal almeida alves andrade antunes araujo azevedo barbosa barros batista borges cardoso carvalho
coelho correia costa cunha dias duarte esteves faria fonseca freitas gaspar gomes goncalves lima lopes machado magalhaes marques matos melo mendes monteiro morais moreira moura neves nogueira nunes oliveira pacheco pinheiro pinto
pires ramos rebelo reis ribeiro rocha sales sampaio santana simoes soares tavares teixeira valente vaz vieira amato barbieri basile benedetti bernardi bianchi bianco bruno caputo caruso cattaneo colombo conte conti
coppola costantini deluca derosa esposito fabbri farina ferrara ferri fiore fontana galli gallo gatti gentile giordano giuliani grassi greco guerra leone lombardi lombardo longo mancini marchetti marino mariani marini
martinelli martini messina milani monti morelli moretti negri neri orlando pagano palumbo parisi pellegrini pellegrino piras ricci rinaldi riva rizzi rizzo romano rossetti rossi ruggiero russo sala salerno sanna santini santoro serra silvestri
sorrentino testa valentini vitale villa zanetti bakker bos brouwer bruin dekker dijkstra hendriks hermans jacobs janssen janssens koster kuipers maas meijer mulder peeters peters prins schouten smits
verhoeven vermeulen visser vos willems wouters andreassen berglund bergstrom dahl dahlberg ekstrom eklund gustafsson hagen halvorsen hansson haugen holm jonsson karlsen karlsson knudsen kristensen kristiansen lind lindberg
lindqvist lund lundberg lundgren mikkelsen moller mortensen nygaard nyberg olofsson pedersen persson poulsen sandberg simonsen sjoberg solberg soderberg thomsen wallin
adamczyk baran bielecki chmielewski dabrowski duda dudek gorski grabowski jablonski jankowski kaminski kaczmarek kowalczyk krol krawczyk kubiak kwiatkowski lewandowski majewski malinowski mazur michalski nowakowski nowicki olszewski
pawlak pawlowski piotrowski rutkowski sikora sikorski sobczak stepien szczepanski szymanski tomaszewski walczak wieczorek wisniewski witkowski wojcik wozniak wrobel wroblewski wysocki zajac zalewski zawadzki zielinski
benes cerny dvorak hajek horak horvath horvat kovac kovacs kovar kral kucera marek nemec novak pokorny polak pospisil prochazka ruzicka sedlak svoboda urban vesely zeman balogh farkas feher kiss lakatos molnar nagy
nemeth papp szabo szekely takacs toth varga vass voros dumitru constantin ionescu ion marin popa popescu popov radu stan stoica rusu munteanu moldovan petrescu vasilescu georgescu
andreev alekseev aleksandrov antonov baranov belov belyaev bogdanov borisov bykov danilov denisov dmitriev egorov ermakov fedorov filippov frolov galkin gavrilov gerasimov golubev gorbachev grigoriev gusev isaev ilyin ivanov kalinin
karpov kazakov kiselev komarov konovalov korolev kovalev kozlov krylov kudryavtsev kulikov kuzmin kuznetsov lebedev makarov maksimov markov martynov maslov matveev medvedev melnikov mikhailov mironov morozov
naumov nazarov nikiforov nikitin nikolaev novikov orlov osipov pavlov petrov polyakov ponomarev popov potapov prokhorov rodionov romanov rybakov safonov savelyev semenov sergeev shcherbakov sidorov smirnov sobolev
sokolov solovyov sorokin stepanov suvorov tarasov tikhonov timofeev titov tsvetkov vasiliev vinogradov vlasov volkov vorobyov voronin voronov yakovlev yegorov yershov zakharov zaitsev zhukov zimin zotov zuev
bondar bondarenko boyko kovalenko kovalchuk kravchenko kravchuk lysenko marchenko melnyk moroz oliynyk petrenko ponomarenko rudenko savchenko shevchenko shevchuk tkachenko tkachuk
babic bogdanovic djordjevic/dordevic ilic ivanovic janic jankovic jovanovic jovic knezevic kovacevic lazic lukic markovic marinkovic matic mihajlovic milic milosevic mitrovic nikolic novakovic
obradovic pavlovic peric petrovic popovic radic radovic rakic savic simic stankovic stanic stevanovic stojanovic tadic todorovic tomic tosic vasic vidovic vukic vukovic zivkovic zoric
adamopoulos alexiou angelopoulos antoniou christodoulou dimitriou dimopoulos georgiou ioannidis ioannou karagiannis konstantinou makris nikolaidis nikolaou pappas papadakis papadopoulos papageorgiou pavlidis petridis
petrou samaras theodorou vasileiou vlachos
aydin arslan aksoy aslan atas avci aydogan bulut celik cetin coskun demir demirci demirel dogan durmaz dursun erdogan erdem gul guler gunes guven isik kahraman kaplan kara karaca karadag karakaya kaya kilic koc kocak korkmaz
kose kurt kurtulus ozcan ozdemir ozkan ozturk polat sahin sari sen simsek soylu tas tekin toprak tunc turan turk turkmen ucar unal uysal uzun yalcin yavuz yildirim yildiz yilmaz yuksel
abbasi achakzai afridi ahmadi ahmadzai akhundzada alavi alizadeh amini amiri ansari ashrafi asgari azizi baghdadi bahrami bakri bhatti bhutto chaudhry/chaudhary cheema dar davoodi ebrahimi eskandari farahani faruqi ghaffari ghanbari gilani habibi haddad hakimi hamadi hamidi hammadi hamoud haqqani hariri
hasani/hassani hashemi/hashimi hatami heidari/haydari hijazi hosseini/husseini/hussaini ibrahimi jaber jabbari jafari jamali javadi jilani kakar kamali karimi karzai kazemi kermani khalidi khalili khan khatib khoury kiani madani mahdavi mahmoudi/mahmudi majidi maliki mansoori/mansouri masri mazari
mirza mohammadi/muhammadi mohseni moradi mostafavi mousavi/musavi najjar najafi naqvi naseri/nasseri nasiri nazari niazi noori/nouri nurzai/noorzai omari othman/osman popal popalzai qadri qasimi/qasemi qureshi rabbani rafi rahimi rahmani rajabi ramadan rashidi rasuli rezaei/rezai rizvi rostami saadi sadeghi sadiqi safi sahraoui salehi salimi samadi sanjarani
sarwari shafii shahbazi shaikh/sheikh sharifi sherzai shinwari siddiqi/siddiqui soltani/sultani stanekzai suleimani/soleimani taheri tahiri tamimi tavakoli tikriti turabi wardak yaqubi yousafzai/yousefzai yousefi/yusufi zadran zaidi zamani zarqawi zawahiri zubaidi/zubaydi
dosari harbi ghamdi otaibi asiri qahtani shehri shammari mutairi anazi zahrani subaie maliki dulaimi rawi mosuli duri obeidi/ubaydi jubouri hamdani shami halabi hamawi homsi masri libi tunisi yamani najdi hijazi kuwaiti
agarwal ahuja arora bajaj banerjee basu bhatt bhattacharya bose chakraborty chatterjee chauhan chopra das dasgupta desai deshmukh deshpande dubey dutta/datta gandhi ganguly ghosh goel goyal gupta iyer jain jha joshi kapoor/kapur kaur khanna khurana kohli krishnan kulkarni kumar kumari
malhotra mehra mehta menon mishra/misra mitra mukherjee nair naidu nanda nayak pandey/pande patil pillai prasad rajput rana rao rathore rathod raut reddy roy saha sahu saxena sen seth sethi shah sharma shetty shukla singh sinha solanki soni srivastava subramaniam thakur tiwari trivedi
varma/verma vyas yadav bandara fernando gunawardena jayawardena perera rajapaksa ranasinghe silva weerasinghe wickramasinghe wijesinghe ahmed akter begum bhuiyan biswas chowdhury hossain islam khatun miah mondal rahman sarkar talukdar uddin
aoki abe akiyama ando arai aoyama asano chiba endo fujii fujimoto fujita fujiwara fukuda fukui fukushima goto hamada hara harada hasegawa hashimoto hatano hattori hayashi higuchi hirai hirano hirata honda hori
igarashi iida ikeda imai inoue ishida ishihara ishii ishikawa ito/itoh iwasaki iwata kaneko kato/katoh katayama kawaguchi kawai kawakami kawamura kawasaki kikuchi kimura kinoshita kitamura kobayashi kojima kondo kono kubo kudo kuroda
maeda maruyama masuda matsubara matsuda matsui matsumoto matsuo matsuoka minami miura miyamoto miyazaki mizuno mori morimoto morita murakami murata nagai nagata nakagawa nakai nakajima nakamura nakanishi nakano nakata nakayama nishida nishikawa nishimura noda noguchi nomura
ogawa oishi okada okamoto okazaki okubo ono onishi oshima ota ozaki saito sakai sakamoto sakurai sano sasaki sato shibata shimada shimizu sugawara sugimoto sugiyama suzuki tachibana taguchi takada takagi takahashi takano takeda takeuchi tamura tanabe tanaka taniguchi tsuchiya tsuda tsuji
uchida ueda ueno wada watanabe yamada yamagami yamaguchi yamamoto yamanaka yamane yamasaki yamashita yamauchi yano yokota yokoyama yoshida yoshikawa yoshimura yoshino
abubakar achebe adamu adeyemi adeleke afolabi akande akintola aliyu amadi asante asamoah awolowo balogun bello boateng chukwu danjuma diallo diarra diop diouf eze faye fofana gueye ibrahim idris igwe kamara kante keita kone lawal mbeki mendy mensah moyo mutasa ndiaye
ndlovu nkosi ncube nwosu obi odinga okafor okeke okoro okoye oladipo onyango opoku osei owusu quaye sall sanogo sarr sesay sow sy sylla toure traore wade yeboah zulu dlamini khumalo mokoena mthembu naidoo van botha coetzee kruger pretorius steyn venter viljoen
bautista bui castillo dang dao delacruz dinh dizon do doan domingo dong duong ha ho hoang huynh lam le ly mai manalo mercado ngo nguyen pham phan phung reyes santiago santos thai to tran trinh truong villanueva vo vu
aung hlaing htun kyaw lwin maung min myint naing oo soe swe thein tun win zaw wibowo wijaya hartono hidayat kusuma nasution nugroho pratama purnomo putra rahardjo saputra santoso saragih setiadi simanjuntak siregar situmorang suryadi susanto sutanto tanjung utomo wahyudi wijayanto
abdullayev/abdullaev akhmedov aliev/aliyev alimov asanov babayev baimukhambetov bekov guliyev/quliyev hajiyev/gadzhiev hasanov/gasanov huseynov/guseynov ibragimov ismailov/ismoilov iskakov karimov kasimov/qosimov khasanov mamedov/mammadov magomedov/mahomedov musaev/musayev nazarbayev nurmagomedov omarov rahimov/rakhimov rahmonov rasulov
saidov salimov sadykov/sodiqov sultanov sharipov/sharifov tursunov umarov usmanov yusupov/yusufov zakirov avetisyan gasparyan grigoryan hakobyan harutyunyan hovhannisyan karapetyan khachatryan manukyan martirosyan petrosyan sargsyan simonyan vardanyan
beridze gelashvili giorgadze kapanadze lomidze maisuradze mamulashvili abebe alemu bekele desta haile kebede mengistu tadesse tesfaye wolde barzani talabani
`;
