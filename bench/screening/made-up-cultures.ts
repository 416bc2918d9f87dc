/** How the words of some languages are put together: enough that their names look and repeat as names do. */
export interface Culture {
  /** Of a hundred entities, how many. */
  weight: number;
  countries: readonly string[];
  /** Common given and family names, the most common first. */
  given: readonly string[];
  family: readonly string[];
  /** What the less common ones are made of. */
  onsets: readonly string[];
  vowels: readonly string[];
  codas: readonly string[];
  givenEndings: readonly string[];
  familyEndings: readonly string[];
  /** How many different words there are of each kind. */
  givenWords: number;
  familyWords: number;
  industries: readonly string[];
  legalForms: readonly string[];
  /** In which other writing its names are found, how often, and how it writes a Latin word. */
  native?: { share: number; write(word: string): string; between: string };
}

const list = (text: string): string[] => text.trim().split(/\s+/);

/** Writes a word letter by letter, longest first; what the table lacks is left out. */
function byLetters(table: string): (word: string) => string {
  const letters = new Map(
    list(table).map((pair): [string, string] => {
      const [latin = '', native = ''] = pair.split('=');
      return [latin, native];
    }),
  );
  const pattern = new RegExp([...letters.keys()].sort((a, b) => b.length - a.length).join('|'), 'g');
  return (word) =>
    (word.toLowerCase().match(pattern) ?? []).map((letter) => letters.get(letter) ?? '').join('');
}

function capitalised(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}

const cyrillic = byLetters(
  `shch=щ sh=ш ch=ч zh=ж kh=х ts=ц ya=я yu=ю yo=ё a=а b=б c=к d=д e=е f=ф g=г h=х i=и j=дж k=к l=л m=м n=н o=о p=п
  q=к r=р s=с t=т u=у v=в w=в x=кс y=й z=з`,
);
const arabic = byLetters(
  `sh=ش kh=خ gh=غ th=ث dh=ذ aa=ا ou=و ee=ي b=ب t=ت j=ج h=ح d=د r=ر z=ز s=س c=ص f=ف q=ق k=ك l=ل m=م n=ن w=و y=ي g=ج
  v=ف p=ب a=ا i=ي u=و o=و e=ي`,
);
const han = byLetters(
  `wang=王 li=李 zhang=张 liu=刘 chen=陈 yang=杨 huang=黄 zhao=赵 wu=吴 zhou=周 xu=徐 sun=孙 ma=马 zhu=朱 hu=胡 guo=郭
  he=何 lin=林 gao=高 luo=罗 zheng=郑 liang=梁 xie=谢 song=宋 tang=唐 deng=邓 han=韩 feng=冯 cao=曹 peng=彭 zeng=曾
  xiao=肖 tian=田 dong=董 pan=潘 yuan=袁 cai=蔡 jiang=蒋 yu=余 du=杜 ye=叶 cheng=程 wei=魏 su=苏 lu=吕 ding=丁
  ren=任 lü=卢 yao=姚 shen=沈 zhong=钟 cui=崔 tan=谭 fan=范 jin=金 shi=石 dai=戴 jia=贾 ming=明 hua=华 mei=梅 lan=兰
  jun=军 jie=杰 qiang=强 lei=磊 min=敏 jing=静 na=娜 fang=芳 yan=燕 hong=红 bo=波 bin=斌 long=龙 hai=海 ning=宁
  xin=欣 rui=瑞 qing=青 yi=怡 an=安 kai=凯 tao=涛 chao=超 ping=平 gang=刚 guang=光 zhi=志 wen=文 dan=丹`,
);
const hangul = byLetters(
  `kim=김 lee=이 park=박 choi=최 jung=정 kang=강 cho=조 yoon=윤 jang=장 lim=임 han=한 oh=오 seo=서 shin=신 kwon=권
  hwang=황 ahn=안 song=송 yoo=유 hong=홍 jeon=전 ko=고 moon=문 son=손 bae=배 baek=백 heo=허 nam=남 noh=노 min=민 ji=지
  hyun=현 soo=수 young=영 jin=진 ho=호 jun=준 sung=성 woo=우 kyung=경 hee=희 eun=은 mi=미 sun=선 jae=재 seung=승
  sang=상 chul=철 dong=동 hyuk=혁 ki=기 tae=태 won=원 yeon=연 ha=하 na=나 yun=윤 ah=아 bin=빈 geun=근 il=일 kwang=광
  myung=명 sook=숙 ja=자 hwa=화 in=인 seon=선 yong=용 gyu=규 hyo=효 chan=찬`,
);

export const cultures: readonly Culture[] = [
  {
    weight: 24,
    countries: ['RU', 'UA', 'BY', 'BG', 'RS', 'KZ'],
    given:
      list(`Aleksandr Sergey Vladimir Elena Andrey Olga Dmitry Natalya Ivan Mikhail Tatyana Aleksey Svetlana
      Nikolay Maria Yuriy Igor Anna Viktor Oleg Irina Pavel Evgeny Anatoly Galina Maksim Roman`),
    family: list(`Ivanov Petrov Kuznetsov Popov Smirnov Shevchenko Kovalenko Bondarenko Melnyk Volkov Novikov
      Morozov Pavlov Kovalchuk Tkachenko Jovanovic Nikolic Dimitrov Georgiev Lukashevich Kravchenko Sokolov`),
    onsets: list('b v g d z k l m n p r s t f kh ch sh zh br vl gr dr kr sl st tr pl sv zd'),
    vowels: list('a e i o u ya yu a o e'),
    codas: list('n r l s k v d m t sh zh ch rt ln nk'),
    givenEndings: list('slav mir a an iy ya ina'),
    familyEndings: list('ov ev in enko sky ova eva ina ich uk yan iev chuk skaya'),
    givenWords: 20_000,
    familyWords: 130_000,
    industries: list('Stroy Invest Energo Trans Neft Gaz Prom Torg Bank Service Resurs Tekhnika Metall Agro'),
    legalForms: ['OOO', 'AO', 'PAO', 'ZAO', 'TOV', 'DOO', 'LLC'],
    native: { share: 0.125, write: (word) => capitalised(cyrillic(word)), between: ' ' },
  },
  {
    weight: 20,
    countries: ['SY', 'IQ', 'EG', 'LB', 'SA', 'AE', 'YE', 'LY', 'MA'],
    given: list(`Mohammed Ahmed Ali Hassan Hussein Omar Ibrahim Khaled Abdullah Mahmoud Youssef Mustafa Fatima
      Aisha Saleh Nasser Tareq Maryam Samir Jamal Hamza Bilal Walid Karim Zainab Layla Rashid Faisal`),
    family:
      list(`Al-Hassan Al-Ahmad Mansour Khalil Haddad Saleh Al-Masri Nasser Hamdan Al-Shami Othman Darwish
      Al-Tikriti Aziz Rahman Qasim Al-Douri Barakat Suleiman Fakhoury Najjar Sabbagh Al-Jabouri Khoury`),
    onsets: list('b t j h kh d r z s sh gh f q k l m n w y th dh'),
    vowels: list('a i u aa ee ou a a'),
    codas: list('m n r l d b s h z q f'),
    givenEndings: list('a ah ir id an iya'),
    familyEndings: list('i awi ani ouri adi an ali iri awy'),
    givenWords: 20_000,
    familyWords: 90_000,
    industries: list(
      'Trading Exchange Contracting Transport Oil Petroleum Shipping Relief Media Holding Steel',
    ),
    legalForms: ['LLC', 'FZE', 'FZCO', 'Co.', 'Company', 'Group', 'SAL', 'WLL'],
    native: { share: 0.1, write: arabic, between: ' ' },
  },
  {
    weight: 8,
    countries: ['CN', 'HK', 'TW', 'SG'],
    given: list(`Wei Fang Na Min Jing Li Qiang Lei Jun Yang Yong Yan Jie Juan Tao Ming Chao Xia Ping Gang Hua
      Xin Hong Bo Guang Zhi Wen Mei Lan Rui Long Hai Ning Kai Qing`),
    family:
      list(`Wang Li Zhang Liu Chen Yang Huang Zhao Wu Zhou Xu Sun Ma Zhu Hu Guo He Lin Gao Luo Zheng Liang
      Xie Song Tang Deng Han Feng Cao Peng Zeng Xiao Tian Dong Pan Yuan Cai Jiang Yu Du Ye Cheng Wei Su Lu Ding`),
    onsets: list('zh x w m h g l q y b f j r t ch sh d z p n k'),
    vowels: list('ei ang ao ing ong ui an en i u ua uan ian'),
    codas: [''],
    givenEndings: list(
      'ming hua jun jie lei jing fang hong bo hai xin rui qing yi an tao ping wen zhi mei lan',
    ),
    familyEndings: [''],
    givenWords: 1500,
    familyWords: 300,
    industries: list(
      'Technology Trading Import Electronics Shipping Industry Chemical Machinery Logistics Mining',
    ),
    legalForms: ['Co., Ltd.', 'Group Co., Ltd.', 'Limited', 'Holdings Ltd', 'Pte. Ltd.'],
    native: { share: 0.125, write: han, between: '' },
  },
  {
    weight: 5,
    countries: ['KR', 'KP'],
    given:
      list(`Minjun Jihoon Sungho Youngsoo Kyunghee Eunji Sunhee Jaewon Seungho Sangchul Donghyun Taewoo Mikyung
      Hyunwoo Jinsoo Hyejin Yongho Kisung Chanho Kwangsoo Myunghee Youngja Gyuwon`),
    family:
      list(`Kim Lee Park Choi Jung Kang Cho Yoon Jang Lim Han Oh Seo Shin Kwon Hwang Ahn Song Yoo Hong Jeon
      Ko Moon Son Bae Baek Heo Nam Noh`),
    onsets: list('min ji hyun soo young jin ho jun sung woo kyung hee eun jae seung sang dong tae won chan'),
    vowels: [''],
    codas: [''],
    givenEndings: list('soo ho hee mi hyun jin woo ja sook chul ki won yeon ah bin hwa gyu hyuk sun il'),
    familyEndings: [''],
    givenWords: 1500,
    familyWords: 60,
    industries: list('Trading Mining Shipping Electronics Steel Machinery General Development Bank Chemical'),
    legalForms: ['Corporation', 'Co., Ltd.', 'General Corporation', 'Company', 'Group'],
    native: { share: 0.2, write: hangul, between: '' },
  },
  {
    weight: 14,
    countries: ['MX', 'CO', 'VE', 'ES', 'AR', 'BR', 'PT', 'PE'],
    given:
      list(`Jose Maria Juan Luis Carlos Jorge Ana Pedro Miguel Francisco Jesus Rosa Antonio Manuel Fernando
      Joao Paulo Ricardo Gloria Patricia Javier Sandra Hector Raul Alejandro Claudia Sergio Marta`),
    family: list(`Garcia Rodriguez Martinez Hernandez Lopez Gonzalez Perez Sanchez Ramirez Torres Silva Santos
      Flores Rivera Gomez Diaz Reyes Morales Oliveira Souza Cruz Ortiz Gutierrez Ramos Castillo Vargas`),
    onsets: list('b c d f g j l m n p r s t v z br cr tr gr ll qu ch'),
    vowels: list('a e i o u ie ua o a e'),
    codas: list('n r l s nd rt z m'),
    givenEndings: list('o a io ia elio inda ario'),
    familyEndings: list('ez o a es eira ado illo ano era ales ada ena'),
    givenWords: 20_000,
    familyWords: 90_000,
    industries: list(
      'Comercial Inversiones Transportes Constructora Agropecuaria Servicios Minera Importadora',
    ),
    legalForms: ['S.A.', 'S.A. de C.V.', 'S.L.', 'Ltda', 'S.A.S.', 'C.A.', 'S. de R.L.'],
  },
  {
    weight: 17,
    countries: ['US', 'GB', 'DE', 'FR', 'IT', 'NL', 'SE', 'ZA', 'AU', 'CA'],
    given:
      list(`John James Michael Robert David Mary William Peter Thomas Anna Elizabeth Paul Richard Christian
      Maria Stefan Martin Jean Pierre Marco Andrea Anders Susan Karin Julia Philippe Giulia Oliver`),
    family:
      list(`Smith Johnson Williams Brown Jones Miller Mueller Schmidt Rossi Martin Bernard Andersson Taylor
      Wilson Fischer Weber Wagner Ferrari Russo Dubois Jansen Visser Larsson Thompson Clark Evans Walker`),
    onsets: list('b br c ch d f fr g gr h j k l m n p r s sch st t tr v w'),
    vowels: list('a e i o u ai ee ou ie ei ea'),
    codas: list('n r l s ck t nd ld rt m ff ll ss'),
    givenEndings: list('a e ie ert win ine en y us'),
    familyEndings: list('son er mann ton ley field ini elli berg sen eau ard et sson ford well stein'),
    givenWords: 20_000,
    familyWords: 130_000,
    industries: list(
      'Capital Holdings Trading Consulting Logistics Energy Systems Partners Marine Aviation Media',
    ),
    legalForms: ['Ltd', 'Limited', 'LLC', 'Inc.', 'GmbH', 'AG', 'SA', 'SARL', 'S.p.A.', 'BV', 'AB', 'plc'],
  },
  {
    weight: 12,
    countries: ['IN', 'PK', 'IR', 'TR', 'AF', 'NG', 'ID', 'KE'],
    given:
      list(`Rajesh Mehmet Reza Hamid Sanjay Priya Sunita Abdul Imran Emre Ayse Farhad Hossein Amina Musa Ibrahim
      Budi Siti Anil Vijay Mahmood Gul Zahra Chinedu Ngozi Wanjiru Kamau Deepak Ashok`),
    family:
      list(`Khan Singh Kumar Sharma Patel Yilmaz Kaya Demir Hosseini Mohammadi Ahmadi Rezaei Bello Okafor
      Adeyemi Musa Gupta Shah Malik Chaudhry Wijaya Santoso Celik Ozturk Karimi Noorzai Mwangi Otieno`),
    onsets: list('b bh ch d dh g gh h j k kh l m n p r s sh t v y z'),
    vowels: list('a aa e i o u a a ai'),
    codas: list('n r l m sh t d k j'),
    givenEndings: list('a i esh ya een u an ir'),
    familyEndings: list('i wal oglu zadeh pour zai kar iya ani ola ke er mani dar'),
    givenWords: 20_000,
    familyWords: 90_000,
    industries: list(
      'Traders Enterprises Industries Exports Textiles Sanayi Ticaret Shipping Petrochemical Steel',
    ),
    legalForms: ['Pvt. Ltd.', 'Private Limited', 'A.S.', 'Ltd. Sti.', 'Limited', 'PT', 'Tbk', 'Co.'],
  },
];
