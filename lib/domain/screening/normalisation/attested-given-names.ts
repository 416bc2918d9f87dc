/**
 * Given names that people bear, in the form that `toWords` returns, by gender. Spellings of one name are
 * joined by a slash; those of `given-names.ts` count as one name too. Names that differ by few letters matter
 * most: an edit that turns one of them into another is a difference, not a slip.
 */
// prettier-ignore
export const masculineNames = `
aaron adam adrian alan/allan/allen albert alden alejandro alex alexander/aleksandr/aleksander alexis alfred alfredo
alistair alvaro alvin anders anderson andre andreas andres andrew andrey/andrei/andrej angel/anxel angelo anibal anthony anton
antonio antonin armando arnold arthur artur arturo asher ashton austin axel barry bartosz basil benedict benicio benito
benjamin bernard bernardo bernd bjorn blake bogdan boris brad bradley brandon brendan brennan brent brett brian/bryan
bruce bruno byron caleb calvin cameron carl/karl carlos carlo carmine carter casey cedric cesar chad charles chester christian
christopher clarence claude claudio clayton clifford clinton clyde cody colin/collin conor/connor conrad/konrad corey craig
cristian cristobal curtis cyril cyrus dale dalton damian/damien damir damon daniel danilo danny dante dario darius darrell
darren david dean dennis derek derrick devin diego dieter dimitri dmitry/dmitri/dmitriy dominic donald donovan douglas duncan
dustin dwayne dwight dylan earl edgar edmund edison eduard eduardo edward edwin efrain egon elias elijah elliot/elliott elmer emanuel
emil emilio emmanuel emmett enrique enzo eric/erik/erick ernest ernesto ernst erwin esteban ethan eugene eusebio evan
everett ezra fabian fabio fabrice fabrizio federico felix felipe ferdinand fernando fidel filip finn flavio florian floyd
francesco francis francisco franco francois frank franklin franz fred frederic frederick/frederik gabriel garrett gary gaston gavin
geoffrey george gerald gerard gerardo gerhard german gilbert gilberto gino giovanni glen/glenn gonzalo gordon graham grant
gregor gregory guido guillermo gunter/gunther gustav gustavo guy hans harald/harold harris harrison harry harvey hector
heinrich heinz helmut henri henrik henry herbert herman hermann horacio horst howard hubert hugh hugo humberto ian ignacio igor
ingo ingmar ilya/ilia isaac isaiah isidro ivan ivar ivor jack jackson jacob/jakob/jacub jacques jaime jake jakub james jamie
jan janek jared jaroslav jason javier jay jean jeff jeffrey jens jeremy jerome jerry jesper jesse jesus jim joachim/joaquin
joao joel johan johann johannes john jon jonah jonas jonathan jordan jordi jorge jorgen jose josef joseph joshua josue
juan julian julien julio julius jurgen justin kai kamil karol kasper keith kenneth kent kevin kirill kirk klaus knut kristian
kristof kurt kyle laszlo lars lasse laurent lawrence lee leif lennart leo leon leonard leonardo leonid leopold leroy leslie levi lewis
liam lloyd logan lorenz lorenzo louis luca lucas/lukas luciano lucio ludwig luis luigi luther magnus maksim/maxim malcolm
manfred manuel marc/mark/marek marcel marcelo marcin marco/marko marcos marcus/markus mario marius marlon marshall martin/martyn
marvin mason mateo mateusz mathias/matthias mathieu matteo matthew maurice mauricio mauro max maximilian melvin merlin michael
michal miguel mihai mikael mikhail milan miles/myles milos milton miroslav mitchell morris moritz morten murray nathan nathaniel
neil nelson nestor neville nicholas/nicolas nicola nicolae nikolai/nikolay nigel nils nino noah noel nolan norbert norman octavio
olaf oleg oliver omar orlando oscar/oskar osvaldo oswald otto owen pablo paolo pascal pascual patricio patrick paul paulo
pavel pawel pedro per percy perry peter petr petru philip/phillip philippe pierre pietro piotr preston quentin quincy radek
radoslav rafael/raphael ralf/ralph ramiro ramon randall raul ray raymond reginald reinhard remy renato rene rex reynaldo ricardo
richard rico rob robert roberto robin rocco rodney rodolfo rodrigo roger roland rolf roman romain romeo ronald ronaldo rory
ross roy ruben rudolf rudy rufus rupert russell ryan salvador salvatore samson samuel santiago santos saul scott sean/shaun/shawn
sebastian serge sergei/sergey/sergio seth sidney silas silvio simon solomon spencer stanislav stanley stefan/stephan stefano stephen/steven
stuart/stewart sven sylvester tadeusz taylor terence terry theo theodore thierry thomas tim timo timothy tobias todd tom tomas
tommy tony travis trent trevor tristan troy tyler tyrone ulrich umberto valentin valentino vaclav vadim valery vernon victor/viktor
vincent vincenzo virgil vitaly vitor vittorio vlad vladimir vladislav walter warren wayne wendell werner wesley wilbur wilfred wilhelm
willem william wilson winston wojciech wolfgang xavier yann yannick yuri/yury/yuriy yves zachary zdenek zoltan zoran
anatoly artem arkady boleslav borislav denis gennady gleb grigory kirill konstantin lev makar nikita pyotr rodion roman ruslan
stepan svyatoslav taras timur tikhon vasily viacheslav/vyacheslav vsevolod yakov yaroslav yegor zakhar dragan goran jovan
nemanja nenad nikola predrag radovan sasa slobodan stojan zeljko zlatan mirko marin marijan davor darko dejan dusan ivica
abbas abdul abdullah/abdallah adel/adil adnan afzal ahmad/ahmed/ahmet/akhmed aiman/ayman ajmal akbar akhtar akram alaa ali aliakbar amin/ameen amir/ameer
emir amjad ammar amr/amro/amer anas anis/anees anwar/anwer arif/aref arsalan asad/assad asif ashraf aslam asim/assem ayub/ayoub aziz azam/azzam bachir/bashir badr
bahaa bahram baker/bakr bandar barham basel/basil bashar basim/bassem behnam behrouz bilal burhan dawood/dawud daud ehsan/ihsan essam/issam
fadel/fadil/fazel fadi fahad/fahd fahim/faheem fuad/fouad faisal/faysal faiz/fayez farhad farhan farid/fareed faris/fares farooq/farouk/faruk fathi fawaz fawzi feroz/firoz firas
gamal/jamal ghassan ghazi gholam/ghulam habib hadi hafez/hafiz hakim/hakeem halim/haleem hamad hamed/hamid/hameed hamdan hamdi hamza/hamzah hani
haroon/harun hasan/hassan hashim/hashem hassen hatem/hatim haidar/haider/haydar hazem hesham/hisham hilal hosni hosam/hussam husam hossein/hussein/husain/hussain/hossain/husayn/hussin ibrahim/ebrahim idris ilyas
imad/emad imran/emran iqbal irfan ishaq ismail/esmail iskandar iyad/ayad izzat jaber/jabir jabbar jafar/jaafar jalal jalil/jaleel jamil/jameel jasim/jassim javed/javid/jawad/javad
junaid jumaa jihad kamal kamil/kamel kamran karim/kareem kasim/kassem/qasim/qassem kazem/kazim khaled/khalid khalaf khaldoun khalfan khalifa khalil/khaleel khurram khosrow latif/lateef
luay lutfi maher/mahir mahdi/mehdi mahmood/mahmoud/mahmud majed/majid/majeed majdi malik/malek mansoor/mansour/mansur marwan masood/masoud/masud mazen/mazin mehran mehmet milad
mohamed/mohammad/mohammed/muhammad/mohamad/muhammed/muhamad mohsen/mohsin morteza/murtaza mostafa/mustafa/mustapha mousa/musa/moussa moayad muayyad muhannad mubarak mujahid mukhtar muneer/munir/mounir murad mushtaq
muslim mutasim nabil/nabeel nader/nadir nadeem/nadim naeem/naim nasim naif/nayef najeeb/najib naji nasser/nasir/naser nasr nasrallah nawaf nawaz nazar nazir/nadhir nizar nidal nimr noor/nur nuri/nouri
omar/umar/omer omran osama/usama osman/othman/usman parviz/parvez qais qadir/qader rabah rabih/rabie rafiq/rafik raed/raid rahim/raheem rahman/rehman rahmat rajab rami ramadan/ramzan ramzi
ramiz rashad rashed/rashid/rasheed rasul/rasool rauf/raouf reza/rida/riza riad/riyad/riyadh rostam/rustam sabah saber/sabir sabri saad/sad saadi sadat saddam sadiq/sadegh/sadeq safwan said/saeed/sayeed saif/sayf
sajid sakhr salah salam salameh saleem/salim saleh/salih salem salman sameer/samir sameh/samih sami/samy sarfraz sattar saud/saoud sayyid/sayed/syed shadi shafiq shahid/shahed shahbaz shahin/shaheen shahzad shakir/shaker shakil/shakeel
sharif/sherif/shareef shawqi shehab/shihab sinan siraj sohail/suhail sohrab sulaiman/suleiman/sulayman/suleyman sultan taha taher/tahir taj tahsin taimur talal talib/taleb talha tamim tareq/tariq/tarek tawfiq/taufiq tayeb/tayyib
thamer turki ubaid usaid wael/wail wahid/waheed wajid wali walid/waleed waqar waseem/wasim yahya/yahia yaqub/yaqoob yaser/yasir/yasser yasin/yassin/yaseen younes/yunus/younis/yunis yusuf/yousef/youssef/yusef
zafar zaher/zahir zahid zaid/zayd/zaed zain/zayn zakariya zakir/zaker ziad/ziyad ziauddin zubair/zubayr zuhair/zuhayr
abhishek aditya ajay ajit akash akhil amar amit amol anand anil anirudh ankit ankur anup arjun aryan arun arvind ashish ashok ashwin atul
balaji bharat chetan deepak devendra dev dhruv dilip dinesh ganesh gaurav gautam girish gopal govind hari harish hemant jagdish jatin jayant
karan kapil kartik kiran kishore kunal lalit madhav mahesh mahendra manish manoj mohan mohit mukesh mukul narayan narendra naveen neeraj nikhil nilesh nitin nitish
pankaj paresh piyush pradeep prakash pramod pranav prasad prashant prem rahul raj raja rajan rajat rajeev/rajiv rajendra rajesh raju rakesh ram raman ramesh ranjit ravi ravindra
rishi ritesh rohan rohit sachin sagar sameer sandeep sanjay sanjeev/sanjiv santosh satish saurabh shankar sharad shekhar shiv shivam shyam siddharth somnath sudhir sumit
sunil suraj suresh surendra tarun tushar uday umesh varun vasant venkat vijay vikas vikram vinay vinod vipin vishal vivek yash yogesh
ahmet ali arda baris berk burak cem cemal cenk deniz emre engin erdal erdem erdogan eren erhan erkan ersin fatih ferhat gokhan hakan halil haluk hasan huseyin ibrahim ilhan
ilker kaan kadir kemal kenan kerem koray levent mehmet mert mesut metin murat mustafa necati nihat oguz okan onur orhan osman ozan ozgur ramazan recep sedat selim
selcuk serdar serhat serkan sinan suleyman tamer taner tarkan tayfun tolga turgut ufuk ugur umit utku veli volkan yasar yavuz yilmaz yusuf zafer
akira daichi daiki daisuke haruki haruto hideki hideo hiroki hiroshi hiroto hiroyuki ichiro jiro jun kaito katsumi kazuki kazuo kazuya keiji keita ken kenichi kenji
kenta koichi koji kota makoto manabu masahiro masaki masao masashi masato minoru mitsuo naoki naoto noboru nobuo osamu ren riku ryo ryota ryuji satoru satoshi seiji
shigeru shin shinji shinichi shiro sho shohei shota shun susumu tadashi taiki takahiro takashi takeo takeshi takumi takuya taro tatsuya tetsuo tetsuya tomohiro toru toshio
tsutomu wataru yamato yasuo yoichi yoshiaki yoshihiro yoshio yosuke yudai yuji yuki yuta yutaka yuya
achmad adi agung agus ahmad andi arief ari asep bagus bambang bayu budi cahyo darmawan dedi dewa eko endang fajar gunawan hadi hendra heru indra irwan iwan joko kadek
kurniawan made nyoman putu rachmat ratno rizal rizki rudi setiawan slamet sugeng suharto sukarno supardi surya susilo sutrisno tono wahyu wawan wayan widodo yanto yudi yusuf zaenal
chidi chike chinedu emeka ikenna kelechi nnamdi obinna okechukwu olu olumide segun tunde wale femi kunle abiodun ayodele babatunde adebayo adewale
kwame kofi kwabena kwaku yaw kojo mensah abebe bekele dawit girma haile kebede mulugeta tesfaye yohannes amadou ousmane mamadou moussa ibrahima cheikh abdoulaye boubacar
souleymane seydou modibo lamine juma hamisi salim barack kiprono kipchoge otieno ochieng odhiambo omondi wafula mwangi kamau njoroge thabo sipho themba bongani mandla
anh bao binh chien cuong dat duc dung duy giang hai hieu hoa hoang hung huy khanh khoa kien lam linh loc long manh minh nam nghia ngoc phong phuc phuoc quan quang quoc son tai tam thang
thanh thien thinh tien toan tri trung tuan tung viet vinh vu
`;

// prettier-ignore
export const feminineNames = `
abigail ada adela adele adelina adriana agata agatha agnes agnieszka aida aileen alana alba alejandra alessandra alexa alexandra
alexis alice alicia alina alison/allison alma alyssa amalia amanda amber amelia amelie amy ana anastasia andrea angela angelica angelina
anita anja anna anne annette annika antonia antoinette april arianna ariana ariel arlene asa ashley astrid audrey aurora ava barbara
beata beatrice beatriz belinda bella bernadette bertha beth bethany betty beverly bianca birgit blanca bonnie brenda briana bridget brigitte
britta brittany camila camilla candice cara carina carla carlotta carmen carol carolina caroline cassandra catalina catherine/katherine/kathryn cecilia
celeste celia celine chantal charlene charlotte chelsea cheryl chiara chloe christa christiane christina/kristina christine/kristine cindy
clara/klara claire/clare clarissa claudia claudine colette colleen connie constance consuelo cora corinne courtney cristina crystal cynthia
dagmar daisy dana daniela daniella danielle daphne darlene dawn deborah/debra deirdre delia delphine denise diana diane dolores dominique
donna dora doreen doris dorothea dorothy ebony edith edna eileen elaine elena eleonora elfriede elina elisa elisabeth/elizabeth elise eliza
ella ellen elsa elsie elvira emilia emilie emily emma erica/erika erin esmeralda esperanza estela esther estelle eugenia eva evelyn/evelin fabiana
faith fatima felicia fernanda fiona flora florence frances francesca francine francisca frederica frida gabriela/gabriella gabrielle
gail genevieve georgia georgina geraldine gerda germaine gertrude gina giovanna gisela gisele giulia gladys gloria grace graciela greta
gudrun gwendolyn hannah/hanna hanne harriet hazel heather heidi heike helen helena helene helga henrietta hilary hilda holly ida ilona ilse
imelda ines/inez inga inge ingeborg ingrid irene irina iris irma isabel/isabelle/isabella ivana ivanna ivonne/yvonne jacqueline jade jamila jana jane
janet janice janine jasmine jean jeanne jeannette jelena jennifer jenny jessica jill joan joanna/johanna joanne jocelyn johana jolanda josefa
josefina josephine joy joyce juana juanita judith judy julia juliana julie juliet/juliette june justina justine karen karin karina karla karolina
kate kathleen katja katrin katrina kayla kelly kerstin kim kimberly kirsten krystyna lara larissa laura lauren lea leah leila/layla/laila lena
leonie leonora leslie leticia lidia/lydia liliana lilian/lillian lily linda lisa liv livia liz lois lola lorena loretta lorraine louise louisa lourdes
lucia luciana lucille lucy luisa luise luna luz lynn mabel madeleine madison magda magdalena maja/maya malin manuela marcela marcella marcia margaret margarita
margot maria mariah mariana marianna marianne maribel marie mariel marilyn marina marion marisa marisol marjorie marlene marta/martha martina mary
mathilde maureen maud maxine megan melanie melinda melissa mercedes meredith mia michaela micaela michele/michelle mildred milena mila minna
mira miranda mireille miriam molly mona monica/monika monique muriel myriam myrna nadia nadine nancy naomi natalia natalie natasha nathalie nicole
nicoletta nina noelle noemi nora norma odette olga olivia ottilie paloma pamela paola patricia paula paulina pauline pearl penelope petra phyllis
pia pilar polina priscilla rachel rafaela ramona raquel rebecca regina renata renate renee rita roberta robin rocio romina rosa rosalia
rosalie rosalind rosanna rosario rose rosemary rosie roxana roxanne ruth sabina sabine sabrina sally samantha sandra sara/sarah sasha selena serena
sharon sheila shelly sherry shirley sigrid silke silvia/sylvia simona simone sofia/sophia sofie/sophie solange sonia/sonja/sonya stacy stefania
stefanie/stephanie stella sue susan susana/susanna susanne/suzanne svenja svetlana sybil tabea tamara tania/tanya tara tatiana teresa/theresa therese
thelma tiffany tina tracy trina ursula ute valentina valeria valerie vanessa vera verena veronica/veronika veronique victoria/viktoria viola violet
virginia viviana vivian vivien wanda wendy wilma winifred xenia ximena yolanda yvette zoe zofia zsofia zuzana
alena alla anfisa darya/daria dina ekaterina/yekaterina elizaveta evgeniya/yevgenia galina inna kira kristina ksenia larisa lidiya lilia lyubov
ludmila/lyudmila margarita marfa marya nadezhda natalya nelli oksana olesya olena raisa rimma snezhana taisiya tamara vasilisa yana yulia/yuliya zinaida
zoya halyna iryna nataliya oleksandra tetiana valeriya bozena danuta dorota ewa grazyna halina iwona jadwiga joanna justyna katarzyna kinga malgorzata malwina
wieslawa aleksandra gordana jasmina ljiljana mirjana snezana vesna zorica
aaliyah/aliyah aamina/amina/aminah abeer/abir afaf afra ahlam aisha/aysha/aicha alia/aliya amal amani amira/ameera anisa asma/asmaa ayat azra azza bahija basma bushra dalal dalia dana
dina duaa dunya fadia fadila faiza farah farida/fareeda fariha farzana fatema/fatima/fatma faten fawzia firdaus ghada habiba hadeel/hadil hafsa/hafza hajar hala halima/haleema hamida hana/hanaa hanan hanin
hayat hiba hind huda/hoda ibtisam ikram iman/eman inas intisar israa jamila/jameela jumana kamila karima/kareema kawthar khadija/khadijah khaula/khawla kulthum lamia latifa/lateefa leena/lina lubna
madiha maha mahnaz majida malak/malika manal maram mariam/maryam marwa maysa mehwish mona/muna munira nabila/nabeela nada nadia/nadya nafisa nahid nahla naima/naeema najat najla najwa nargis nasima nasreen/nasrin nawal nazia nermin
nida nihal noor nora/noura/nura nusrat rabia rabab rada rahima rahma raja rana randa rania/ranya rasha rashida rawan razia reem/rim rehana rima rubina rukhsana ruqayya saba sabah sabina safa safia/safiya sahar
saima sakina salma salwa samah samar samia/samiya samira/sameera sana/sanaa sawsan sayeda selma shadia shahida shaima shaista shakira shereen/shirin siham/seham sonia suad/souad suhad suha suhaila sumaya/sumayya sultana tahira tahani thuraya umaima wafa/wafaa
warda wasila widad wisam yasmin/yasmeen yusra zahida zahra/zehra zahia zainab/zaynab/zeinab zakia zubaida zubeida zuhra
aarti aditi akshara alka amrita ananya anita anjali ankita anu anusha aparna archana aruna asha bhavna chandra chitra deepa deepika divya durga gauri geeta/gita gitika hema indira
indu ishita jaya jayanti jyoti kajal kalpana kamala kamini kanchan kavita kiran komal kusum lakshmi lalita lata leela madhu madhuri mala mamta manisha manju maya meena/mina meenakshi megha mira/meera
namrata nandini neelam neeta neha nidhi nikita nisha nita pallavi pooja/puja poonam prachi pragya pratibha preeti/priti priya priyanka puspa rachna radha radhika rajni rama ranjana rashmi rekha renu richa
ritu roshni ruchi rupa sadhana sandhya sangita/sangeeta sarita saroj savita seema/sima shalini shanti sharda sharmila sheela shilpa shobha shreya shweta sita smita sneha sonal sonali suman sumitra sunita
surabhi sushila sushma swati tanvi tara trisha uma usha vandana vasudha vidya vimala vineeta yamini
asli aylin ayse aysun aysel bahar banu berna beste betul birgul burcu buse canan cansu ceren cigdem damla defne derya didem dilek duygu ebru ece elif emel emine esin esma esra
fatma feride figen filiz funda gamze gul gulay gulden gulsen gulsum hacer hale handan hatice havva hulya inci kubra lale leman leyla melek melike meltem meryem merve mine muge nazli
nermin nese neslihan nevin nihal nilgun nil nilufer nur nuran nuray nurcan nurten ozge ozlem pelin pinar rabia reyhan sebnem seda selin selma semra serap sevda sevgi sevil sibel songul suna sukran
tuba tugba tulay yasemin yeliz yesim zehra zeliha zeynep zubeyde
ai akane akemi akiko ami asami asuka atsuko aya ayaka ayako ayumi chie chieko chika chiyo eiko emi emiko eri erika etsuko fumiko hana hanako haruka haruko harumi hatsue hikari hiroko hiromi
hisako hitomi honoka ikuko junko kaede kana kanako kaori kaoru kasumi kayo kazuko kazumi keiko kimiko kiyoko kumiko kyoko machiko mai maiko maki makiko mami mana manami mao mariko masako
masami mayu mayuko mayumi megumi mei michiko midori mieko miho mika miki mikiko minako mio misaki misako miwa miyuki mizuki moe momoko nana nanako nao naoko natsuki natsuko natsumi noriko nozomi
reiko rie rieko rika rina risa riko ryoko sachiko sae saki sakura saori satoko satomi sayaka sayuri setsuko shiho shiori shizuka shizuko sumiko tae takako tamaki tamiko tomoe tomoko tomomi toshiko
tsubasa yasuko yayoi yoko yoshie yoshiko yui yuka yukari yukie yukiko yuko yumi yumiko yuri yuriko yurika
ayu citra desi dewi dian dina endang erna eka farida fitri ida indah intan kartika kartini lestari lia lina maya mega murni nengah ningsih nia nita novi nur nurul putri
rahayu rani ratih ratna retno rina rini rita sari siti sri sulastri suci susanti tini titi tri utami wati wulan yanti yuliana yuni
abena adaeze adjoa adwoa afua ama amara akosua akua amina aminata awa binta bintou chiamaka chidinma chinwe efua esi fanta fatou fatoumata folake funmilayo hadiza hawa ifeoma kadiatou
khady mariama nana ngozi nkechi oluchi ramata rokia titilayo uju yaa yetunde zainabu akinyi achieng adhiambo atieno wanjiku wambui wangari njeri nyambura wairimu
lindiwe nomsa nomvula thandi thandiwe zanele busisiwe lerato naledi aster almaz hirut tigist selam bethlehem
bich chau diem diep dung duyen giang ha hang hanh hien hong hoa huong huyen lan lien loan mai my nga ngan ngoc nguyet nhi nhung oanh phuong quyen quynh suong thao thi thu thuy tien trang trinh truc tuyet uyen van vy xuan yen
`;
