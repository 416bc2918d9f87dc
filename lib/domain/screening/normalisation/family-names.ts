/**
 * Spellings of the same family name: a Chinese character as Mandarin, Cantonese and Hokkien speakers romanise
 * it, or a Korean name.
 */
// prettier-ignore
export const familyNameGroups: readonly string[] = [
  // Chinese: pinyin, Wade-Giles, Cantonese and Hokkien.
  'chen chan tan chin tran', 'huang wong hwang ng ooi wee', 'zhang chang cheung teo teoh jang',
  'wang wong ong heng', 'li lee lei', 'liu lau lao low liew lew', 'yang yeung yeo young',
  'zhao chao chiu teo', 'wu ng goh woo', 'zhou chou chow chau chew', 'xu hsu tsui chui', 'sun suen soon',
  'zhu chu choo', 'ma mah beh', 'hu woo oh', 'guo kuo kwok quek kok', 'lin lam lim ling', 'he ho hoh',
  'gao kao ko koh', 'liang leung leong neo', 'zheng cheng tay teh', 'luo lo law loh', 'song sung soong',
  'xie hsieh tse chia cheah', 'tang tong teng', 'han hon hang', 'cao tsao cho chou', 'deng teng tang',
  'xiao hsiao siu siew', 'feng fung fong', 'zeng tseng tsang chan', 'cai tsai choi choy chua',
  'peng pang phang', 'pan poon pun phua', 'yuan yuen', 'dong tung', 'yu yue yee', 'su so soh',
  'ye yeh yip yap ip', 'lu lo luk lyu lv', 'jiang chiang keung kong', 'shen shum sim sham', 'zhong chung chong',
  'fan hwan fann', 'fang fong png', 'shi shih sze sy', 'tan tam tham', 'liao liu liew', 'zou chou',
  'xiong hsiung hung', 'jin chin kam kim', 'kong kung hung', 'bai pai pak', 'cui tsui', 'kang hong',
  'mao mo', 'qiu chiu yau khoo', 'qin chin chun', 'gu ku koo', 'hou hau', 'shao siu', 'meng mang', 'wan man',
  'xue hsueh sit', 'lei lui', 'dai tai', 'hao kok', 'mo mok', 'xiang hsiang', 'guan kuan kwan', 'ou au',
  'zhan chim', 'hong hung ang', 'wei ngai', 'tian tien tin', 'du to toh', 'ding ting', 'ren jen yam',
  'fu foo', 'lai lye',
  // Korean.
  'lee yi rhee ri li yee i', 'park pak bak', 'choi choe chwe', 'jung jeong chung chong', 'kang gang',
  'cho jo joh', 'yoon yun youn', 'jang chang', 'lim im rim', 'oh o', 'seo suh so sur', 'shin sin',
  'kwon gwon kweon', 'ahn an', 'jeon chun jun chon', 'yoo yu you ryu', 'ko koh go', 'moon mun', 'son sohn',
  'bae pae', 'baek paek paik baik', 'heo hur huh ho', 'shim sim', 'noh roh no ro', 'ha hah', 'kwak gwak',
  'joo ju chu', 'woo u', 'koo ku gu', 'na ra nah', 'min mihn', 'jin chin', 'ji chi jee', 'eom um uhm om',
  'byun byeon pyon', 'yeo yo', 'chae chai', 'hyun hyeon hyon', 'ryu yoo yu', 'kim gim', 'ban pan',
  'bang pang', 'gong kong', 'gil kil', 'yang ryang', 'ryang yang', 'yeom ryom', 'nam nahm',
  'cheon chon chun', 'do to',
];
