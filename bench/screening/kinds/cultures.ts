/** Names written down for the table of kinds: some are in the matcher's own tables, others are not. */
export interface NamedCulture {
  name: string;
  male: readonly string[];
  female: readonly string[];
  family: readonly string[];
  /** Pairs of a masculine and a feminine given name that are spelt alike. */
  counterparts: ReadonlyArray<readonly [male: string, female: string]>;
  /** `male[n] family[n]` in their own script. */
  native?: readonly string[];
  /** Other spellings, by which some writers replace these. */
  respellings: ReadonlyArray<readonly [from: RegExp, to: string]>;
}

/** By culture: men, women, families, counterparts, respellings, and the men in their own script. */
// prettier-ignore
const table = String.raw`
English: Daniel Martin Julian Edwin Harvey Leonard | Danielle Martina Juliana Edwina Hilary Leona
| Harrison Patterson Larson Dickson Simmons Ashcombe | Daniel/Danielle Paul/Paula Christian/Christina Eric/Erica | ph/f ck/k

German: Andreas Heinrich Joachim Wolfgang Manfred Tilman | Andrea Heike Johanna Waltraud Martina Tilda
| Schuster Hofmann Baumgartner Krüger Lindner Vogelsang | Michael/Michaela Stefan/Stefanie Gabriel/Gabriele | ü/ue ö/oe ä/ae

French: Michel Pascal Daniel François Julien Thibault | Michelle Pascale Danielle Françoise Julienne Ghislaine
| Lefebvre Girard Moreau Renault Gauthier Quilichini | Michel/Michelle François/Françoise René/Renée | ç/c é/e au/o

Spanish: Antonio Francisco Alejandro Mario Julio Remigio | Antonia Francisca Alejandra Maria Julia Remedios
| Hernández Cortés Marín Valdés Quiroga Zubizarreta | Antonio/Antonia Mario/Maria Julio/Julia Fernando/Fernanda | z$/s é/e á/a

Portuguese: João Paulo Luciano Adriano Rogério Telmo | Joana Paula Luciana Adriana Rosângela Telma
| Gonçalves Ferreira Carvalho Magalhães Teixeira Vasconcelos | Paulo/Paula Luciano/Luciana Adriano/Adriana | ç/c ã/a ê/e

Italian: Giovanni Daniele Alessandro Gabriele Mario Ettore | Giovanna Daniela Alessandra Gabriella Maria Ornella
| Lombardi Martini Bianchi Colombo Ferraris Zanardelli | Alessandro/Alessandra Mario/Maria Paolo/Paola | ss/s tt/t gn/ni

Dutch: Willem Hendrik Pieter Maarten Joost Wiebe | Willemijn Hendrika Petra Maartje Joke Wietske
| Hoekstra Vermeulen Dijkstra Brouwer Timmermans Wagenaar | Simon/Simone Martin/Martine Paul/Paula | ij/y ks/x ee/e

Scandinavian: Anders Henrik Lars Søren Mikkel Torbjørn | Andrea Henriette Lisbeth Sonja Mette Solveig
| Andersen Henriksen Larsen Mikkelsen Hagebak Sandvik | Karl/Karla Erik/Erika Kristian/Kristiane | ø/o å/aa

Polish: Stanisław Wojciech Krzysztof Paweł Łukasz Bogumił | Stanisława Wanda Krystyna Paulina Lucyna Bogumiła
| Wiśniewski Kowalczyk Zieliński Wróbel Szymański Gołębiowski | Stanisław/Stanisława Mirosław/Mirosława | ł/l ś/s ń/n

Czech: Jaroslav Miroslav Václav Zdeněk Radek Břetislav | Jaroslava Miroslava Václava Zdeňka Radka Libuše
| Dvořák Procházka Kučera Pospíšil Sedláček Řezníček | Jaroslav/Jaroslava Miroslav/Miroslava | ř/r č/c š/s

Hungarian: László Zoltán Ferenc Gergely Sándor Zsombor | Ilona Zsuzsanna Erzsébet Gabriella Katalin Zsófia
| Szabó Horváth Németh Farkas Balogh Szentgyörgyi | Gábor/Gabriella Viktor/Viktória | ó/o á/a sz/s

Romanian: Constantin Gheorghe Valentin Adrian Marian Silviu | Constanța Georgeta Valentina Adriana Mariana Silvia
| Ionescu Munteanu Georgescu Dumitrescu Stănescu Brătianu | Adrian/Adriana Marian/Mariana Valentin/Valentina | ț/t ă/a ș/s

Serbian: Miodrag Slobodan Nebojša Zoran Dragan Radivoje | Milica Slobodanka Nevena Zorana Dragana Radmila
| Jovanović Stojanović Milošević Petrović Đorđević Ćirković | Zoran/Zorana Dragan/Dragana Jovan/Jovana | ć/c đ/dj ić/ich
| Миодраг Јовановић, Слободан Стојановић, Небојша Милошевић, Зоран Петровић, Драган Ђорђевић, Радивоје Ћирковић

Russian: Aleksandr Evgeny Yuri Mikhail Vyacheslav Rostislav | Aleksandra Evgenia Yulia Tatyana Lyudmila Raisa
| Kuznetsov Solovyov Yakovlev Zakharov Shcherbakov Khrapunov | Aleksandr/Aleksandra Evgeny/Evgenia Valentin/Valentina | ya/ia kh/h y$/iy
| Александр Кузнецов, Евгений Соловьёв, Юрий Яковлев, Михаил Захаров, Вячеслав Щербаков, Ростислав Храпунов

Ukrainian: Oleksandr Volodymyr Serhii Andrii Mykhailo Vsevolod | Oleksandra Olena Svitlana Nataliia Kateryna Yaryna
| Shevchenko Kovalchuk Tkachenko Bondarenko Lysenko Zhuravel | Oleksandr/Oleksandra Bohdan/Bohdana | ii/iy h/g kh/h
| Олександр Шевченко, Володимир Ковальчук, Сергій Ткаченко, Андрій Бондаренко, Михайло Лисенко, Всеволод Журавель

Greek: Georgios Dimitrios Nikolaos Ioannis Panagiotis Stylianos | Georgia Dimitra Nikoletta Ioanna Panagiota Styliani
| Papadopoulos Karagiannis Nikolaidis Antoniou Makris Triantafyllou | Georgios/Georgia Panagiotis/Panagiota | ou/u y/i ph/f
| Γεώργιος Παπαδόπουλος, Δημήτριος Καραγιάννης, Νικόλαος Νικολαΐδης, Ιωάννης Αντωνίου, Παναγιώτης Μακρής, Στυλιανός Τριανταφύλλου

Turkish: Mehmet Mustafa Hüseyin Yılmaz Çağatay Oğuzhan | Ayşe Zeynep Hülya Yıldız Çiğdem Gülşen
| Yıldırım Özdemir Kılıç Şahin Erdoğan Karaosmanoğlu | Nur/Nuray Emin/Emine Kamil/Kamile | ş/s ç/c ğ/g

Arabic: Khalid Mahmoud Tariq Nasser Walid Ghassan | Khalida Mariam Salwa Nadia Walida Ghada
| Haddad Mansour Qasim Barakat Al-Rashidi Al-Khatib | Amin/Amina Karim/Karima Jamil/Jamila Samir/Samira | ou/u q/k kh/k
| خالد حداد, محمود منصور, طارق قاسم, ناصر بركات, وليد الرشيدي, غسان الخطيب

Maghrebi: Abdelkader Rachid Noureddine Youcef Djamel Lakhdar | Fatiha Rachida Nadjet Yamina Djamila Louiza
| Benali Bouzid Cherif Hamidou Mokhtari Zerrouki | Rachid/Rachida Djamel/Djamila Said/Saida | ou/u dj/j ch/sh

Persian: Hossein Mohsen Behrouz Farhad Kourosh Siavash | Fatemeh Mahsa Behnaz Farideh Katayoun Shohreh
| Ahmadi Rezaei Karimi Tehrani Ghorbani Zolfaghari | Farid/Farideh Hamid/Hamideh Vahid/Vahideh | ei/ai ou/u gh/g
| حسین احمدی, محسن رضایی, بهروز کریمی, فرهاد تهرانی, کوروش قربانی, سیاوش ذوالفقاری

Pashto: Gul Agha Hekmat Nazar Sher Toryalai | Gulalai Palwasha Zarmina Spozhmai Malalai Torpekai
| Noorzai Stanekzai Achakzai Wardak Hotak Zadran | Karim/Karima Nazir/Nazira Farid/Farida | zai/zay oo/u ak/aq

Urdu: Imran Shahbaz Zulfiqar Naveed Tanveer Waqas | Ayesha Shaista Zubaida Nargis Tehmina Wajiha
| Chaudhry Qureshi Siddiqui Bhatti Khokhar Gilani | Shahid/Shahida Naeem/Naeema Khalid/Khalida | ee/i q/k au/o

Hindi: Rajesh Sandeep Vikram Deepak Ashok Omprakash | Rajni Sangeeta Vidya Deepika Asha Omvati
| Sharma Agarwal Chaturvedi Srivastava Bhardwaj Shekhawat | Deepak/Deepika Kiran/Kirti Anil/Anila | ee/i v/w sh/s
| राजेश शर्मा, संदीप अग्रवाल, विक्रम चतुर्वेदी, दीपक श्रीवास्तव, अशोक भारद्वाज, ओमप्रकाश शेखावत

Bengali: Subhash Anwar Debashish Mahfuz Prosenjit Shariful | Sharmila Anjali Debjani Mahbuba Paromita Shirin
| Chakraborty Mukherjee Talukdar Chowdhury Bhattacharya Majumder | Amin/Amina Rashed/Rasheda | sh/s oo/u w/v

Tamil: Murugan Selvam Karthik Senthil Arumugam Thirumal | Meenakshi Selvi Kavitha Sumathi Abirami Thenmozhi
| Subramaniam Rajendran Krishnamurthy Sivakumar Palaniappan Velupillai | Selvam/Selvi Karthik/Karthika | th/t ee/i am$/an

Indonesian: Bambang Agus Hendra Slamet Yusuf Wicaksono | Siti Agustina Hendrawati Sri Yuliana Wulandari
| Santoso Wijaya Setiawan Gunawan Nugroho Hardjowirogo | Agus/Agustina Yusuf/Yusfina | j/y u/oe y/i

Vietnamese: Minh Tuấn Quang Hùng Đức Thắng | Mai Tuyết Quyên Hương Dung Thảo
| Nguyễn Trần Phạm Huỳnh Đặng Bùi | Thanh/Thành Tuan/Tuyen | ễ/e ầ/a ạ/a

Thai: Somchai Prasit Wichai Surachai Anan Kittisak | Somsri Pranee Wilai Suda Anong Kanya
| Srisai Wongsuwan Charoenwong Thongchai Saetang Rattanakul | Somchai/Somjai Prasit/Prapai | ch/j r/l ai/ay

Chinese: Jianguo Zhiming Guowei Xiaofeng Haitao Zhenhua | Jianmei Zhilan Guiying Xiaoyan Haiyan Zhenzhen
| Zhang Huang Zhou Xu Cai Ouyang | Jianming/Jianmei Zhihua/Zhilan | zh/ch x/hs ^c/ts
| 张建国, 黄志明, 周国伟, 徐晓峰, 蔡海涛, 欧阳振华

Cantonese: Ka-Ming Chi-Keung Wai-Man Siu-Fai Kwok-Wing Tak-Wah | Ka-Yan Mei-Ling Wai-Yee Siu-Lan Kwai-Fong Suk-Han
| Chan Wong Cheung Leung Ng Kwok | Ka-Ming/Ka-Yan Wai-Man/Wai-Yee | ee/i eu/oe kw/gw

Korean: Min-ho Sung-jin Dong-hyun Young-su Jae-wook Hyung-chul | Min-hee Sung-mi Dong-hee Young-ja Jae-eun Hyun-sook
| Kim Park Choi Yoon Kang Hwang | Min-ho/Min-hee Sung-jin/Sung-mi | young/yeong oo/u sung/seong
| 김민호, 박성진, 최동현, 윤영수, 강재욱, 황형철

Japanese: Takashi Kenichi Hiroyuki Masahiro Yoshio Shinjiro | Keiko Yumiko Hiroko Masako Yoshie Shizuko
| Yamamoto Nakamura Watanabe Kobayashi Matsumoto Hasegawa | Yoshio/Yoshie Kazuo/Kazue Hideo/Hideko | shi/si tsu/tu ji/zi
| 山本隆, 中村健一, 渡辺博之, 小林正博, 松本義雄, 長谷川進次郎

West African: Ibrahima Oumar Adebayo Chukwuemeka Kwabena Sékou | Aminata Oumou Folasade Ngozi Akosua Sira
| Diallo Traoré Okafor Adeyemi Mensah Coulibaly | Amadou/Aminata Adewale/Adesua | ou/u é/e dj/j

East African: Kipchoge Mwangi Otieno Abdirahman Tesfaye Habtamu | Wanjiku Achieng Nyambura Halima Tigist Meseret
| Kamau Ochieng Hassan Warsame Gebremariam Woldemichael | Halim/Halima Tesfa/Tesfaye | ch/c ie/e w/v

Hebrew: Yitzhak Avraham Shlomo Yehuda Menachem Eliezer | Rivka Avigail Shulamit Yehudit Miriam Elisheva
| Goldberg Friedman Mizrahi Ben-David Rosenblum Abutbul | Daniel/Daniela Yosef/Yosefa Gabriel/Gabriela | tz/z ch/h ei/i
| יצחק גולדברג, אברהם פרידמן, שלמה מזרחי, יהודה בן דוד, מנחם רוזנבלום, אליעזר אבוטבול

Armenian: Hovhannes Grigor Karapet Sargis Vahagn Tigran | Hasmik Gayane Karine Siranush Varduhi Taguhi
| Petrosyan Hakobyan Grigoryan Manukyan Avetisyan Ter-Petrosyan | Armen/Armine Karen/Karine | yan/ian h/ k/q`;

export const namedCultures: readonly NamedCulture[] = table.trim().split('\n\n').map(toCulture);

function toCulture(text: string): NamedCulture {
  const [name = '', rest = ''] = text.split(/: /, 2);
  const [male, female, family, counterparts, respellings, native] = rest
    .split('|')
    .map((part) => part.trim());
  return {
    name,
    male: words(male),
    female: words(female),
    family: words(family),
    counterparts: pairs(counterparts),
    respellings: pairs(respellings).map(([from, to]) => [new RegExp(from, 'gi'), to] as const),
    ...(native === undefined ? {} : { native: native.split(', ') }),
  };
}

function words(text = ''): string[] {
  return text.split(/\s+/);
}

function pairs(text?: string): Array<[string, string]> {
  return words(text).map((pair) => pair.split('/') as [string, string]); // as the table is written
}
