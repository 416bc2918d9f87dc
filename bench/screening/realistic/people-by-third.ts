/** By a third author, who knew neither the matcher nor the other parts. Only counted: nobody has looked at its misses. */
// prettier-ignore
export const peopleByThird = String.raw`
Russian: Журавлёв Константин Эдуардович = Konstantin Zhuravlev; Fyodor Mikhailovich Yershov = Ershov Fedor Mikhaylovich; Eugenia Tschernyschowa = Yevgeniya Chernyshova
| Dmitry Olegovich Sazonov / Oleg Dmitrievich Sazonov; Valentin Gorshkov / Valentina Gorshkova; Pavel Belov / Pavel Belyaev

Ukrainian: Олександр Гнатюк = Oleksandr Hnatiuk; Sergey Grigorenko = Serhii Hryhorenko; Volodymyr Stepanovych Khmelnytskyi = Khmelnitsky, Volodimir
| Mykola Kravchenko / Mykola Kravchuk; Andrii Petrovych Lysenko / Petro Andriiovych Lysenko; Oksana Tkachenko / Olena Tkachenko

Belarusian: Аляксандр Лукашэвіч = Alexander Lukashevich; Siarhei Hurynovich = Sergey Gurinovich; Yauhen Shuleika = Evgeny Viktorovich Shuleiko
| Mikalai Karpovich / Mikhail Karpovich; Natallia Makei / Nadzeya Makei; Dzmitry Ivanavich Halko / Ivan Dzmitryevich Halko

Kazakh and Kyrgyz: Нұрлан Әбдіров = Nurlan Abdirov; Yerkin Kuanyshuly Zhumabayev = Erkin Jumabaev; Жээнбек Токтогулов = TOKTOGULOV, Jeenbek
| Daniyar Akhmetov / Daniya Akhmetova; Askar Nurlanovich Bekov / Nurlan Askarovich Bekov; Aibek Sarsenov / Aidos Sarsenov

Uzbek, Tajik and Turkmen: Шавкат Холматов = Shavkat Xolmatov; Gʻayrat Toʻxtayevich Yoʻldoshev = Gairat Yuldashev; Gurbanguly Ataýew = Kurbanguly Atayev
| Rustam Karimovich Saidov / Karim Rustamovich Saidov; Dilshod Rahimov / Dilfuza Rahimova; Serdar Annayev / Serdar Annamuradov

Georgian and Armenian: გიორგი ქავთარაძე = Giorgi Kavtaradze; Kakha Qardava = Kakhaber Kardava; Hagop Der Bedrosian = Hakob Ter-Petrosyan
| Davit Kobakhidze / Davit Kobalia; Karen Vardanyan / Karine Vardanyan; Artur Baghdasaryan / Artur Barseghyan

Azerbaijani and North Caucasian: Ceyhun Qəhrəmanzadə = Jeyhun Gahramanzada; Rəşad Əli oğlu Hüseynov = Rashad Guseynov; Магомед-Расул Гаджиев = Gadzhiev Magomedrasul
| Ilham Heydar oglu Novruzov / Heydar Ilham oglu Novruzov; Aysel Quliyeva / Aygün Quliyeva; Zaurbek Kadiev / Zelimkhan Kadiev

Turkish and Kurdish: Şükrü Yağcıoğlu = Sukru Yagcioglu; Ayşegül Özdemir Kılıç = Aysegul Kilic; Rêzan Xelîl Ehmed = Rezan Khalil Ahmed
| Hasan Yıldız / Hasan Yıldırım; Emre Demir / Emrah Demir; İsmail Kaya / İsmet Kaya

Persian: محمدرضا قاسمی نژاد = Mohammad Reza Ghasemi-Nejad; Gholamhossein Baqeri = Qolam Hoseyn Bagheri; Seyyed Hojatollah Ashtari = Hujjatullah Ashtari
| Mohammad Hossein Jafari / Mohammad Hassan Jafari; Ali Reza Tavakoli / Hamid Reza Tavakoli; Fatemeh Rostami / Farzaneh Rostami

Dari and Pashto: عبدالقیوم ذاکری = Abdul Qayum Zakiri; Mullah Mohammad Yaqoob Akhundzada = Muhammad Yaqub Akhundzadah; Haji Ghulam Rasoul Sherzoy = Gholam Rasul Shirzai
| Abdul Rahim Wardak / Abdul Rahman Wardak; Haji Din Mohammad Stanekzai / Haji Dad Mohammad Stanekzai; Sher Mohammad Zadran / Sher Ahmad Zadran

Urdu: چوہدری نثار حسین = Ch. Nisar Hussain; Muhammad Zia-ur-Rehman Qureshi = Ziaur Rahman Qureshi; Syeda Rubina Shaheen Bukhari = Robina Shahin Bokhari
| Hafiz Abdul Rauf / Hafiz Abdul Razzaq; Malik Tariq Mehmood / Malik Tahir Mehmood; Shahbaz Ahmed Khan / Shahnawaz Ahmed Khan

Iraqi Arabic: قصي عبد الأمير الجبوري = Qusay Abdul Amir al-Jubouri; Abd-al-Zahra Kadhim Jasim al-Lami = Abdulzahra Kazem Jassem Allami; Thamir Ghadban Al-Dulaimi = Thamer Ghadhban Aldulaymi
| Uday Khalaf al-Azzawi / Qusay Khalaf al-Azzawi; Ali Hasan Mahdi al-Saadi / Hasan Ali Mahdi al-Saadi; Nuri Jawad al-Rubaie / Nuri Jawad al-Rikabi

Levantine Arabic: جورج الخوري = Georges El Khoury; Abdel Latif Dakkak = Abdullatif Daqqaq; Hassan Ezzeddine = Hasan Izz al-Din
| Rami Makhzoumi / Rania Makhzoumi; Wissam Haddad / Wassim Haddad; Nabil Ibrahim Shaaban / Ibrahim Nabil Shaaban

Gulf and Yemeni Arabic: سلطان بن خليفة المزروعي = Sultan bin Khalifa Al Mazrouei; Abdulaziz Nasser Alshehri = Abd al-Aziz bin Nasir al-Shahri; Abdulkhaliq Yahya Qassim Al-Razihi = Abd al-Khaliq Yehya al-Razehi
| Mohammed bin Rashid Al Ketbi / Rashid bin Mohammed Al Ketbi; Noura Abdullah Al Otaibi / Noura Abdulrahman Al Otaibi; Hamad Saleh Al Marri / Hamdan Saleh Al Marri

Egyptian, Sudanese and Libyan Arabic: محمد عبد الفتاح الجمال = Mohamed Abdel Fattah El Gammal; Osman Mohamed Elhassan = Uthman Muhammad al-Hasan; Moatassem Gheriani = al-Mu'tasim al-Ghariani
| Abdel Rahim Hamdan / Abdel Rahman Hamdan; Hisham Taha Ibrahim / Haitham Taha Ibrahim; Saif Mustafa al-Warfalli / Saadi Mustafa al-Warfalli

Maghreb Arabic: عبد الحق بن يوسف = Abdelhak Benyoucef; Mokhtar Bouchaib = Mukhtar Bu Shuayb; Khadidja Ould Kaddour = OULDKADDOUR Khadija
| Abdelkader Benslimane / Abdelkrim Benslimane; Said Boukhari / Saida Boukhari; Rachid Ben Ammar / Rachid Ben Ahmed

Mainland Chinese: 陈志强 = Chen Zhiqiang; Xiaoming Ouyang = OUYANG Xiao Ming; Lü Jianhua = Lyu Jianhua
| Wang Jianguo / Wang Jianjun; Zhang Li / Zhang Lin; Liu Xiaodong / Liu Xiaoming

Cantonese: 張永強 = Raymond Cheung Wing-keung; Leung Ka Fai = LEUNG Kar-fai; Ng Yuk Lan = 吳玉蘭
| Chan Ka Ming / Chan Ka Man; Lam Cheuk-yin / Lam Cheuk-ting; Peter Kwok Wai Hung / Peter Kwok Wai Ming

Taiwanese in Wade-Giles: 蔡志明 = Tsai Chih-ming; Hsieh Kuo-chung = Xie Guozhong; Kuo Shu-chen = KUO, SHUCHEN
| Chen Chih-wei / Chen Chih-hui; Huang Mei-ling / Huang Mei-chu; Wu Tsung-hsien / Wu Tsung-han

North Korean: 김명철 = Kim Myong Chol; Ri Yong Su = Lee Yong-su; Ryu Kyong Hui = Ryu Kyung-hee
| Kim Kwang Il / Kim Kwang Ok; Choe Chol Min / Choe Chol Nam; Pak Song Chol / Pak Song Guk

South Korean: 박정훈 = Park Jung-hoon; Yi Sŏng-min = Lee Seong Min; Jeong Hye-jin = Chung Hyejin
| Kim Min-jun / Kim Min-ji; Choi Young-soo / Choi Young-sook; Lee Sang-hoon / Lee Sang-hyun

Japanese: 田中裕一郎 = Yuichiro Tanaka; Ōno Jun'ichi = Junichi Ohno; Kurosawa Tuyosi = Tsuyoshi Kurosawa
| Kenji Yamamoto / Kenji Yamashita; Yuki Nakamura / Yuko Nakamura; Ichiro Sakai / Jiro Sakai

Vietnamese: Nguyễn Thị Hồng Nhung = Nhung Thi Hong Nguyen; Đặng Quốc Bảo = DANG, Quoc Bao; Bùi Xuân Trường = Truong X. Bui
| Nguyen Van Hung / Nguyen Van Huong; Tran Thi Lan / Tran Thi Loan; Le Minh Tuan / Le Minh Tung

Burmese: အောင်မိုးကျော် = Aung Moe Kyaw; General Thein Zaw Oo = U Thein Zaw Oo; Daw Khin Hnin Wai = Khin Hninn Wai
| Aung Kyaw Zaw / Aung Kyaw Hein; Min Thu Aung / Min Thura Aung; Tin Maung Win / Tin Mar Win

Thai and Khmer: สมชาย ศรีสุวรรณ = Somchai Srisuwan; Nattapong Charoenkul = Natthaphong Jaroenkul; Lok Chumteav Keo Sophea = Sophea Keo
| Somsak Thongchai / Somchai Thongchai; Wanida Boonmee / Wanna Boonmee; Chea Sokha / Chea Sokhom

Indonesian: Bambang Soesilo Widjaja = Bambang Susilo Wijaya; H. Muhammad Chaerul Anwar = Moh. Khairul Anwar; Dra. Sri Wahjuni Poernomo = Sri Wahyuni Purnomo
| Agus Setiawan / Agung Setiawan; Dewi Kusuma Sari / Dwi Kusuma Sari; Rudi Hartono / Rudi Hartanto

Malay and Singaporean: Dato' Seri Mohd Zulkifli bin Hj Osman = Mohammad Zulkifli Othman; Nurul Aini binti Abd Rahman = Nurul Aini Abdul Rahman; Goh Boon Huat, Vincent = Vincent Goh Boon Huat
| Razali bin Ibrahim / Ibrahim bin Razali; Siti Aminah binti Yusof / Siti Aishah binti Yusof; Tan Boon Keng / Tan Boon Kiat

Hindi and Punjabi: राजेश कुमार शर्मा = Rajesh Kr. Sharma; Om Prakash Choudhary = Omprakash Chaudhri; Jaswinder Kaur Brar = Smt. Jasvinder Kaur Brar
| Rakesh Kumar Gupta / Mukesh Kumar Gupta; Sunil Agarwal / Sunita Agarwal; Balwinder Singh Gill / Balwinder Kaur Gill

Gujarati, Telugu, Tamil and Sinhala: Nareshbhai Maganlal Patel = Naresh M. Patel; Venkata Satyanarayana Reddy Kolli = K. V. Satyanarayana Reddy; W. M. Nimal Jayawardena = Wijesinghe Mudiyanselage Nimal Jayawardhana
| Sanjay Baburao Deshmukh / Sanjay Baburao Deshpande; P. Ramachandran / P. Ramakrishnan; Ruwan Dissanayake / Ruwani Dissanayake

Bengali: মোহাম্মদ আব্দুল করিম = Md. Abdul Karim; Sheikh Fazlul Haque Chowdhury = Fazlul Huq Choudhury; Mst. Rahima Khatun = Mosammat Rohima Khatun
| Md. Shafiqul Islam / Md. Rafiqul Islam; Salma Akter / Asma Akter; Subrata Mukherjee / Subrata Banerjee

Mexican and Central American: José de Jesús Gutiérrez Arredondo = Jose de Jesus Gutierrez; Ma. Guadalupe Hernández Rentería = HERNANDEZ RENTERIA, Maria Guadalupe; Pancho Villaseñor Quintero = Francisco Villasenor Quintero
| Luis Alberto Zamora Gómez / Luis Alfredo Zamora Gómez; Juan Carlos Salazar Ruiz / José Carlos Salazar Ruiz; Rosa Elena Beltrán / Rosa Isela Beltrán

Spanish and South American: Iñaki Etxeberria Goñi = Ignacio Echeverría Goñi; Nicolás Hernán Restrepo Jaramillo = Nicolas Hernan Restrepo Jaramilo; Ximena Alejandra Quiñones Urrutia = Jimena Quinones Urrutia
| Diosdado Rondón Mejías / Diosdado Rendón Mejías; Carlos Eduardo Vargas Peña / Carlos Ernesto Vargas Peña; Pedro Pablo Méndez Ríos / Pedro Pablo Menéndez Ríos

Portuguese, Brazilian and Angolan: José Eduardo da Conceição Sobrinho = Jose E. Conceicao Sobrinho; Luiz Antônio de Souza Queiroz = Luis Antonio de Sousa Queirós; Zé Carlos Figueiredo = José Carlos Figueiredo
| João Batista Moreira Filho / João Batista Moreira Neto; Paulo Roberto Nogueira / Paulo Ricardo Nogueira; Ana Paula Guimarães / Ana Carla Guimarães

French: Jean-François Lefebvre = LEFEBVRE Jean Francois; Mme Geneviève Dubois-Marchand = Geneviève Marchand née Dubois; Étienne de la Rochebrune = DELAROCHEBRUNE Etienne
| Jean-Pierre Moreau / Jean-Paul Moreau; Dominique Girard / Dominique Giraud; Michel Fontaine / Michèle Fontaine

Italian: Giuseppe Antonio D'Alessandro = Dalessandro Giuseppe A.; Beppe Lo Monaco = Giuseppe Lomonaco; Francesco Saverio Mastrangelo = Francesco Saverio Mastrangleo
| Andrea Ferrari / Andrea Ferraro; Paolo Ricci / Paola Ricci; Salvatore Russo / Salvatore Rossi

German: Hans-Jürgen Weißmüller = Weissmueller Hans Juergen; Dr. Friedrich Wilhelm Freiherr von Stolzenau = Fritz von Stolzenau; Annegret Schäfer, geb. Köhler = Annegret Schaefer
| Karl-Heinz Bauer / Karl-Ernst Bauer; Stefan Maurer / Stefanie Maurer; Thomas Hoffmann / Thomas Hofer

Polish and Czech: Stanisław Świętochowski = Stanislaw Swietohcowski; Małgorzata Wiśniewska-Bąk = Malgorzata Wisniewska; Ing. Jiří Dvořáček CSc. = Dvoracek Jiri
| Paweł Kowalski / Paweł Kowalczyk; Jana Novotná / Hana Novotná; Krzysztof Zieliński / Krzysztof Zielonka

Balkan: Ђорђе Живковић = Djordje Zivkovic; Христо Джамбазов = Khristo Djambazov; Xhevdet Hoxha = Dževdet Hodža
| Milan Jovanović / Milan Jovović; Zoran Babić / Goran Babić; Ilir Gashi / Ilirjana Gashi

Greek: Γεώργιος Παπαχαραλάμπους = George Papacharalambous; Ioannis Hatzigeorgiou = Yannis Chatzigeorgiou; Efstathios Koutsoubas = Stathis Koutsoumpas
| Dimitrios Georgiadis / Dimitrios Georgakis; Konstantinos Vlachos / Konstantina Vlachou; Nikolaos Pavlou Economou / Pavlos Nikolaou Economou

Hebrew: יוסף בן דוד = Yossi Ben-David; Haim Shmuel Tzuckerman = Chaim Shmuel Zuckerman; Rivka Weitzmann = Rivkah Vaitsman
| Moshe Cohen / Menashe Cohen; Avraham Levi / Avraham Levin; Shlomo Peretz / Shlomit Peretz

Somali: Maxamed Cabdullahi Xasan = Mohamed Abdullahi Hassan; Abdirahman Yusuf Warsame = Abdurahman Yussuf Warsame; Faadumo Cabdi Nuur = Fatuma Abdi Noor
| Ali Mohamed Farah / Mohamed Ali Farah; Abdi Hassan Awale / Abdi Hussein Awale; Hodan Ismail Jama / Hibo Ismail Jama

Amharic and Tigrinya: ኃይለ ማርያም ታደሰ = Hailemariam Tadesse; Gebre-Egziabher Wolde Giorgis = Gebregziabher Woldegiorgis; Tesfaye Tsegaye Habte Mikael = Tesfaye Tsegaye
| Abebe Bekele / Bekele Abebe; Yohannes Tesfay / Yonas Tesfay; Tigist Alemu / Tsion Alemu

Swahili and Kenyan: Jumaa Saidi Mwakyembe = Juma Said Mwakyembe; Hon. Elizabeth Wanjiru Kamau = Kamau, Elizabeth Wanjiru; Fatma Abdulrahman Mohamed = Fatuma Abdurahman Mohammed
| Peter Otieno Odhiambo / Peter Ochieng Odhiambo; Grace Wambui Njoroge / Grace Wanjiku Njoroge; Rashidi Omari Mfaume / Omari Rashidi Mfaume

Hausa: Alh. Abubakar Sani Kankara = Abubakar Sani Kankara; Muhammadu Bello Funtuwa = Mohammed Bello Funtua; Hajiya Hauwa'u Yusuf Gwarzo = Hauwa Yusufu Gwarzo
| Ibrahim Isa Daura / Isa Ibrahim Daura; Aminu Garba Kano / Aminu Gambo Kano; Maryam Lawal Bichi / Murja Lawal Bichi

Yoruba and Igbo: Olúwáṣeun Adébáyọ̀ = Oluwaseun Adebayo; Chukwuemeka Okonkwo = Emeka Okonkwo; Chief Mrs. Ngozichukwu Nwachukwu-Eze = Ngozi Nwachukwu Eze
| Babatunde Ogunleye / Babajide Ogunleye; Chinedu Obi / Chinwe Obi; Olufemi Adeyemi / Olufunke Adeyemi

Congolese: Jean-Bosco Ngarambe = NGARAMBE Jean Bosco; Félicien Mutombo wa Kalala = Felicien Mutombo Kalala; Évariste Tshibanda = Chibanda Evariste
| Joseph Kabongo Ilunga / Joseph Kabamba Ilunga; Jean-Claude Bahati / Jean-Marie Bahati; Sylvain Mukendi / Sylvie Mukendi

Haitian: Jn-Baptiste Wilner = Wilner Jean-Baptiste; Jan Pyè Michèl = Jean-Pierre Michel; Guerlande St-Fleur = Guerlande Saint Fleur
| Johnson Désir / Jackson Désir; Marie-Lourdes Estimé / Marie-Laure Estimé; Pierre-Louis Rénold / Jean-Louis Rénold

Filipino: Ma. Corazon Dela Cruz Villanueva = Maria Corazon D. Villanueva; Engr. Rodolfo De Guzman = DEGUZMAN, Rodolfo; Abdul Rahman Macarambon Dimaporo = Abdurahman M. Dimaporo
| Ferdinand Salonga Jr. / Ferdinand Salonga III; Rodel Santiago Reyes / Rommel Santiago Reyes; Maria Theresa Bautista / Maria Cristina Bautista

Nordic and Dutch: Bjørn Håkon Sæther = Bjoern Haakon Saether; Guðrún Þorsteinsdóttir = Gudrun Thorsteinsdottir; Willem-Jan van der Heijden = Willem Jan Vanderheyden
| Anders Lindqvist / Anders Lindström; Jón Sigurðsson / Jóna Sigurðardóttir; Jeroen de Vries / Jeroen de Wit

English: William Robert Thornton = Bill Thornton; Margaret O'Sullivan = Maggie OSullivan; Sir Geoffrey Hathaway-Smythe KCB = Jeffrey Hathaway Smythe
| Christopher Wainwright / Christine Wainwright; Robert Clarkson Sr. / Robert Clarkson Jr.; Daniel Patterson / Daniel Peterson
`;
