/**
 * Syllables that make up given names in China, Taiwan, Hong Kong and Korea, with the spellings of each joined
 * by a slash. Two different syllables are two names, although a letter may be all that differs.
 */

// prettier-ignore
export const pinyinSyllables = `
ai an ang ao ba bai ban bang bao bei ben beng bi bian biao bie bin bing bo bu cai can cang cao ce cen ceng cha chai chan chang chao che chen
cheng chi chong chou chu chuan chuang chui chun ci cong cui cun cuo da dai dan dang dao de deng di dian diao die ding dong dou du duan dui dun
duo en er fa fan fang fei fen feng fo fu gai gan gang gao ge gen geng gong gou gu gua guai guan guang gui gun guo hai han hang hao he hei hen heng
hong hou hu hua huai huan huang hui hun huo ji jia jian jiang jiao jie jin jing jiong jiu ju juan jue jun kai kan kang kao ke ken kong kou ku kuan
kuang kui kun kuo la lai lan lang lao le lei leng li lian liang liao lie lin ling liu long lou lu luan lun luo ma mai man mang mao mei men meng mi
mian miao min ming mo mou mu na nai nan nao nei neng ni nian niang ning niu nong nu nuan nuo ou pai pan pang pei pen peng pi pian piao pin ping po pu
qi qia qian qiang qiao qie qin qing qiong qiu qu quan que qun ran rang rao ren reng ri rong rou ru ruan rui run ruo sai san sang sao se sen sha shan
shang shao she shen sheng shi shou shu shuai shuang shui shun shuo si song sou su suan sui sun suo ta tai tan tang tao te teng ti tian tiao tie ting
tong tou tu tuan tui tun tuo wa wan wang wei wen weng wo wu xi xia xian xiang xiao xie xin xing xiong xiu xu xuan xue xun ya yan yang yao ye yi yin
ying yong you yu yuan yue yun za zai zan zang zao ze zen zeng zha zhai zhan zhang zhao zhe zhen zheng zhi zhong zhou zhu zhuan zhuang zhui zhun zhuo
zi zong zou zu zuan zui zun zuo
`;

// prettier-ignore
export const cantoneseSyllables = `
cheuk cheung ching chit chiu choi chuen chung fai fan fat fong fu fuk fung gwok/kwok hak hang hay/hei him hin hing ho hoi hon hong hung kai ka/ga kam kan kei ki kin king
kit kiu ko kong kuen kwan kwong lai lam lap lau leung lik lok long lung mei mui mun nam ngai ngan oi pak ping po pui pun sai sau shan shek shing shuk siu sui suk sum/sam sze ting
tak tat tin tsang tsz/tze tung wa/wah wai wan wing wong woon yam yan yat yau yee/yi yeung yiu yik yin yuen yuet yuk yum yung
`;

// prettier-ignore
export const koreanSyllables = `
ah/a ae an/ahn baek/paek/baik/paik bae/pae beom/bum/pom bo/po bok/pok bong/pong byeong/byung/pyong bin/been byul chae/jae chan chang cheol/chul/chol cheon/chun/chon
chi/ji cho/jo choon/chun/jun choi/choe da/ta dae/tae deok/duk/dok/tok do/to dong/tong du/doo/tu eui/ui/euy eul/ul eun/un/en eom/um ga/ka gang/kang ge geon/gun/kon/kun/keon geun/keun/kun gi/ki/kee
go/ko gu/ku/koo guk/kook/gook/kuk gun/kun/goon gwan/kwan gwang/kwang gwi/kwi gwon/kwon gyeong/kyung/kyong/kyoung gyeom/kyom gyu/kyu ha hae hak han hang he heon/hun/hon hee/hui/hi heung/hung ho hong hu/hoo hun/hoon hwa hwan
hwang hwi/whee hye hyang hyeok/hyuk/hyok hyeon/hyun/hyon hyeong/hyung/hyong hyo ik il/ihl im/lim/rim in/ihn ja jae/jai jang/chang je jeon/jun/chon/jon jeong/jung/jong/chong/joung ji/jee jin/chin jo jong/chong ju/joo/chu jun/joon/chun
kap/gap kil/gil kim/gim kyo kwak lee/yi/ri/rhee/li lan/ran mae man mi/mee min mo mok mu/moo mun/moon muk myeong/myung/myong nae/rae na/ra nak/rak nam nim no/noh/ro/roh nyeo o/oh ok/ock pal park/pak/bak pil/phil
pung/poong pyeong/pyong/pyung pyo rang reum ri/ree rin/lin ryang/yang ryeol/yeol/ryol/yol ryeong/yeong/ryong/ryung ryong/yong ryu/yoo/yu sa saem san sang se/seh seo/suh/so seok/suk/sok seol/sul/sol seon/sun/son/sunn seong/sung/song/seung seop/sup/sob/sop/seob seung/sung/sung
shin/sin si/shi sik/shik so sol son/sohn song soo/su sook/suk/suk soon/sun sul tae/tai taek/taik/tack wan wang wi won/weon woo/u/wu wook/uk/ook woon/un/wun woong/ung ya yang ye/yeh yeo yeol/yul yeon/yon/youn/yun
yeong/young/yong yeop/yup/yop yong yoo/yu/you yoon/yun/youn yul
`;
