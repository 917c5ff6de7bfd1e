/**
 * English names of the regions of China of today and of earlier, by code. Each row has the four digits of a city, then two digits
 * and a name for itself and for each county. Written by
 * `npx vitest run packages/domain/src/validation/regions/englishNames.test.ts --update` from the names of
 * `@vant/area-data`, the pinyin of `pinyin-pro` and the official English names in that test.
 */
export const ENGLISH_NAMES = `
110000Beijing
110100Beijing;01Dongcheng District;02Xicheng District;03Chongwen District;04Xuanwu District;05Chaoyang District;06Fengtai District;07Shijingshan District;08Haidian District;09Mentougou District;11Fangshan District;12Tongzhou District;13Shunyi District;14Changping District;15Daxing District;16Huairou District;17Pinggu District;18Miyun District;19Yanqing District
110228Miyun County;29Yanqing County
120000Tianjin
120100Tianjin;01Heping District;02Hedong District;03Hexi District;04Nankai District;05Hebei District;06Hongqiao District;07Tanggu District;08Hangu District;09Dagang District;10Dongli District;11Xiqing District;12Jinnan District;13Beichen District;14Wuqing District;15Baodi District;16Binhai New Area;17Ninghe District;18Jinghai District;19Jizhou District
120221Ninghe County;23Jinghai County;25Ji County
130000Hebei
130100Shijiazhuang;02Chang’an District;04Qiaoxi District;05Xinhua District;07Jingxing Mining District;08Yuhua District;09Gaocheng District;10Luquan District;11Luancheng District;21Jingxing County;23Zhengding County;24Luancheng County;25Xingtang County;26Lingshou County;27Gaoyi County;28Shenze County;29Zanhuang County;30Wuji County;31Pingshan County;32Yuanshi County;33Zhao County;71Shijiazhuang High-Tech Industrial Development Zone;72Shijiazhuang Circular Chemical Industry Park;81Xinji;82Gaocheng;83Jinzhou;84Xinle;85Luquan
130200Tangshan;02Lunan District;03Lubei District;04Guye District;05Kaiping District;07Fengnan District;08Fengrun District;09Caofeidian District;22Luannan County;23Luan County;24Luannan County;25Laoting County;27Qianxi County;29Yutian County;30Tanghai County;73Tangshan High-Tech Industrial Development Zone;74Tangshan Haigang Economic Development Zone;81Zunhua;83Qian’an;84Luanzhou
130300Qinhuangdao;02Haigang District;03Shanhaiguan District;04Beidaihe District;06Funing District;21Qinglong Manchu Autonomous County;22Changli County;24Lulong County;71Qinhuangdao Economic and Technological Development Zone;72Beidaihe New Area;90Economic and Technological Development Zone
130400Handan;02Hanshan District;03Congtai District;04Fuxing District;06Fengfeng Mining District;07Feixiang District;08Yongnian District;21Handan County;23Linzhang County;24Cheng’an County;25Daming County;26She County;27Ci County;28Feixiang County;29Yongnian County;30Qiu County;31Jize County;32Guangping County;33Guantao County;34Wei County;35Quzhou County;71Handan Economic and Technological Development Zone;73Handan Jinan New Area;81Wu’an
130500Xingtai;02Xiangdu District;03Xindu District;05Renze District;06Nanhe District;21Xingtai County;22Lincheng County;23Neiqiu County;24Baixiang County;25Longyao County;26Ren County;27Nanhe County;28Ningjin County;29Julu County;30Xinhe County;31Guangzong County;32Pingxiang County;33Wei County;34Qinghe County;35Linxi County;71Xingtai Economic Development Zone;81Nangong;82Shahe
130600Baoding;02Jingxiu District;06Lianchi District;07Mancheng District;08Qingyuan District;09Xushui District;21Mancheng County;22Qingyuan County;23Laishui County;24Fuping County;25Xushui County;26Dingxing County;27Tang County;28Gaoyang County;29Rongcheng County;30Laiyuan County;31Wangdu County;32Anxin County;33Yi County;34Quyang County;35Li County;36Shunping County;37Boye County;38Xiong County;71Baoding High-Tech Industrial Development Zone;72Baigou New City;81Zhuozhou;82Dingzhou;83Anguo;84Gaobeidian
130700Zhangjiakou;02Qiaodong District;03Qiaoxi District;05Xuanhua District;06Xiahuayuan District;08Wanquan District;09Chongli District;21Xuanhua County;22Zhangbei County;23Kangbao County;24Guyuan County;25Shangyi County;26Yu County;27Yangyuan County;28Huai’an County;29Wanquan County;30Huailai County;31Zhuolu County;32Chicheng County;33Chongli County;72Zhangjiakou Chabei Administrative Area
130800Chengde;02Shuangqiao District;03Shuangluan District;04Yingshouyingzi Mining District;21Chengde County;22Xinglong County;23Pingquan County;24Luanping County;25Longhua County;26Fengning Manchu Autonomous County;27Kuancheng Manchu Autonomous County;28Weichang Manchu and Mongol Autonomous County;71Chengde High-Tech Industrial Development Zone;81Pingquan
130900Cangzhou;02Xinhua District;03Yunhe District;21Cang County;22Qing County;23Dongguang County;24Haixing County;25Yanshan County;26Suning County;27Nanpi County;28Wuqiao County;29Xian County;30Mengcun Hui Autonomous County;71Cangzhou Economic Development Zone;72Cangzhou High-Tech Industrial Development Zone;73Cangzhou Bohai New Area;81Botou;82Renqiu;83Huanghua;84Hejian
131000Langfang;02Anci District;03Guangyang District;22Gu’an County;23Yongqing County;24Xianghe County;25Daicheng County;26Wen’an County;28Dachang Hui Autonomous County;71Langfang Economic and Technological Development Zone;81Bazhou;82Sanhe;90Development Zone
131100Hengshui;02Taocheng District;03Jizhou District;21Zaoqiang County;22Wuyi County;23Wuqiang County;24Raoyang County;25Anping County;26Gucheng County;27Jing County;28Fucheng County;71Hengshui Economic Development Zone;72Hengshui Binhu New Area;81Jizhou;82Shenzhou
139001Dingzhou;02Xinji
140000Shanxi
140100Taiyuan;05Xiaodian District;06Yingze District;07Xinghualing District;08Jiancaoping District;09Wanbailin District;10Jinyuan District;21Qingxu County;22Yangqu County;23Loufan County;81Gujiao
140200Datong;02Cheng District;03Kuang District;11Nanjiao District;12Xinrong District;13Pingcheng District;14Yungang District;15Yunzhou District;21Yanggao County;22Tianzhen County;23Guangling County;24Lingqiu County;25Hunyuan County;26Zuoyun County;27Datong County;71Datong Economic Development Zone
140300Yangquan;02Cheng District;03Kuang District;11Jiao District;21Pingding County;22Yu County
140400Changzhi;02Cheng District;03Luzhou District;04Shangdang District;05Tunliu District;06Lucheng District;11Jiao District;21Changzhi County;23Xiangyuan County;24Tunliu County;25Pingshun County;26Licheng County;27Huguan County;28Zhangzi County;29Wuxiang County;30Qin County;31Qinyuan County;71Changzhi High-Tech Industrial Park;81Lucheng
140500Jincheng;02Cheng District;21Qinshui County;22Yangcheng County;24Lingchuan County;25Zezhou County;81Gaoping
140600Shuozhou;02Shuocheng District;03Pinglu District;21Shanyin County;22Ying County;23Youyu County;24Huairen County;71Shuozhou Economic Development Zone;81Huairen
140700Jinzhong;02Yuci District;03Taigu District;21Yushe County;22Zuoquan County;23Heshun County;24Xiyang County;25Shouyang County;26Taigu County;27Qi County;28Pingyao County;29Lingshi County;81Jiexiu
140800Yuncheng;02Yanhu District;21Linyi County;22Wanrong County;23Wenxi County;24Jishan County;25Xinjiang County;26Jiang County;27Yuanqu County;28Xia County;29Pinglu County;30Ruicheng County;81Yongji;82Hejin
140900Xinzhou;02Xinfu District;21Dingxiang County;22Wutai County;23Dai County;24Fanshi County;25Ningwu County;26Jingle County;27Shenchi County;28Wuzhai County;29Kelan County;30Hequ County;31Baode County;32Pianguan County;71Wutaishan Scenic Area;81Yuanping
141000Linfen;02Yaodu District;21Quwo County;22Yicheng County;23Xiangfen County;24Hongtong County;25Gu County;26Anze County;27Fushan County;28Ji County;29Xiangning County;30Daning County;31Xi County;32Yonghe County;33Pu County;34Fenxi County;81Houma;82Huozhou
141100Lüliang;02Lishi District;21Wenshui County;22Jiaocheng County;23Xing County;24Lin County;25Liulin County;26Shilou County;27Lan County;28Fangshan County;29Zhongyang County;30Jiaokou County;81Xiaoyi;82Fenyang
150000Inner Mongolia
150100Hohhot;02Xincheng District;03Huimin District;04Yuquan District;05Saihan District;21Tumed Left Banner;22Togtoh County;23Horinger County;24Qingshuihe County;25Wuchuan County;72Hohhot Economic and Technological Development Zone
150200Baotou;02Donghe District;03Kundulun District;04Qingshan District;05Shiguai District;06Bayan Obo Mining District;07Jiuyuan District;21Tumed Right Banner;22Guyang County;23Darhan Muminggan United Banner;71Baotou Rare Earth High-Tech Industrial Development Zone
150300Wuhai;02Haibowan District;03Hainan District;04Wuda District
150400Chifeng;02Hongshan District;03Yuanbaoshan District;04Songshan District;21Ar Horqin Banner;22Bairin Left Banner;23Bairin Right Banner;24Linxi County;25Hexigten Banner;26Ongniud Banner;28Harqin Banner;29Ningcheng County;30Aohan Banner
150500Tongliao;02Horqin District;21Horqin Left Middle Banner;22Horqin Left Rear Banner;23Kailu County;24Hure Banner;25Naiman Banner;26Jarud Banner;71Tongliao Economic and Technological Development Zone;81Holingol
150600Ordos;02Dongsheng District;03Kangbashi District;21Dalad Banner;22Jungar Banner;23Otog Front Banner;24Otog Banner;25Hanggin Banner;26Uxin Banner;27Ejin Horo Banner
150700Hulunbuir;02Hailar District;03Jalainur District;21Arun Banner;22Morin Dawa Daur Autonomous Banner;23Oroqen Autonomous Banner;24Evenki Autonomous Banner;25Old Barag Banner;26New Barag Left Banner;27New Barag Right Banner;81Manzhouli;82Yakeshi;83Zalantun;84Ergun;85Genhe
150800Bayannur;02Linhe District;21Wuyuan County;22Dengkou County;23Urad Front Banner;24Urad Middle Banner;25Urad Rear Banner;26Hanggin Rear Banner
150900Ulanqab;02Jining District;21Zhuozi County;22Huade County;23Shangdu County;24Xinghe County;25Liangcheng County;26Chahar Right Front Banner;27Chahar Right Middle Banner;28Chahar Right Rear Banner;29Siziwang Banner;81Fengzhen
152200Hinggan League;01Ulanhot;02Arxan;21Horqin Right Front Banner;22Horqin Right Middle Banner;23Jalaid Banner;24Tuquan County
152500Xilingol League;01Erenhot;02Xilinhot;22Abag Banner;23Sonid Left Banner;24Sonid Right Banner;25East Ujimqin Banner;26West Ujimqin Banner;27Taibus Banner;28Xianghuang Banner;29Zhengxiangbai Banner;30Zhenglan Banner;31Duolun County;71Ulagai Management Area
152900Alxa League;21Alxa Left Banner;22Alxa Right Banner;23Ejin Banner;71Alxa Economic Development Zone
210000Liaoning
210100Shenyang;02Heping District;03Shenhe District;04Dadong District;05Huanggu District;06Tiexi District;11Sujiatun District;12Hunnan District;13Shenbei New District;14Yuhong District;15Liaozhong District;22Liaozhong County;23Kangping County;24Faku County;81Xinmin;90Economic and Technological Development Zone
210200Dalian;02Zhongshan District;03Xigang District;04Shahekou District;11Ganjingzi District;12Lüshunkou District;13Jinzhou District;14Pulandian District;24Changhai County;81Wafangdian;82Pulandian;83Zhuanghe
210300Anshan;02Tiedong District;03Tiexi District;04Lishan District;11Qianshan District;21Tai’an County;23Xiuyan Manchu Autonomous County;81Haicheng;90High-Tech Zone
210400Fushun;02Xinfu District;03Dongzhou District;04Wanghua District;11Shuncheng District;21Fushun County;22Xinbin Manchu Autonomous County;23Qingyuan Manchu Autonomous County
210500Benxi;02Pingshan District;03Xihu District;04Mingshan District;05Nanfen District;21Benxi Manchu Autonomous County;22Huanren Manchu Autonomous County
210600Dandong;02Yuanbao District;03Zhenxing District;04Zhen’an District;24Kuandian Manchu Autonomous County;81Donggang;82Fengcheng
210700Jinzhou;02Guta District;03Linghe District;11Taihe District;26Heishan County;27Yi County;81Linghai;82Beizhen;93Economic and Technological Development Zone
210800Yingkou;02Zhanqian District;03Xishi District;04Bayuquan District;11Laobian District;81Gaizhou;82Dashiqiao
210900Fuxin;02Haizhou District;03Xinqiu District;04Taiping District;05Qinghemen District;11Xihe District;21Fuxin Mongol Autonomous County;22Zhangwu County
211000Liaoyang;02Baita District;03Wensheng District;04Hongwei District;05Gongchangling District;11Taizihe District;21Liaoyang County;81Dengta
211100Panjin;02Shuangtaizi District;03Xinglongtai District;04Dawa District;21Dawa County;22Panshan County
211200Tieling;02Yinzhou District;04Qinghe District;21Tieling County;23Xifeng County;24Changtu County;81Tiaobingshan;82Kaiyuan
211300Chaoyang;02Shuangta District;03Longcheng District;21Chaoyang County;22Jianping County;24Harqin Left Wing Mongol Autonomous County;81Beipiao;82Lingyuan
211400Huludao;02Lianshan District;03Longgang District;04Nanpiao District;21Suizhong County;22Jianchang County;81Xingcheng
220000Jilin
220100Changchun;02Nanguan District;03Kuancheng District;04Chaoyang District;05Erdao District;06Lüyuan District;12Shuangyang District;13Jiutai District;22Nong’an County;71Changchun Economic and Technological Development Zone;72Changchun Jingyue High-Tech Industrial Development Zone;73Changchun High-Tech Industrial Development Zone;74Changchun Automotive Economic and Technological Development Zone;81Jiutai;82Yushu;83Dehui;84Gongzhuling;92Economic and Technological Development Zone
220200Jilin City;02Changyi District;03Longtan District;04Chuanying District;11Fengman District;21Yongji County;71Jilin Economic Development Zone;72Jilin High-Tech Industrial Development Zone;81Jiaohe;82Huadian;83Shulan;84Panshi
220300Siping;02Tiexi District;03Tiedong District;22Lishu County;23Yitong Manchu Autonomous County;81Gongzhuling;82Shuangliao
220400Liaoyuan;02Longshan District;03Xi’an District;21Dongfeng County;22Dongliao County
220500Tonghua;02Dongchang District;03Erdaojiang District;21Tonghua County;23Huinan County;24Liuhe County;81Meihekou;82Ji’an
220600Baishan;02Hunjiang District;05Jiangyuan District;21Fusong County;22Jingyu County;23Changbai Korean Autonomous County;81Linjiang
220700Songyuan;02Ningjiang District;21Qian Gorlos Mongol Autonomous County;22Changling County;23Qian’an County;71Songyuan Economic Development Zone;81Fuyu
220800Baicheng;02Taobei District;21Zhenlai County;22Tongyu County;71Baicheng Economic Development Zone;81Taonan;82Da’an
222400Yanbian Korean Autonomous Prefecture;01Yanji;02Tumen;03Dunhua;04Hunchun;05Longjing;06Helong;24Wangqing County;26Antu County
230000Heilongjiang
230100Harbin;02Daoli District;03Nangang District;04Daowai District;08Pingfang District;09Songbei District;10Xiangfang District;11Hulan District;12Acheng District;13Shuangcheng District;23Yilan County;24Fangzheng County;25Bin County;26Bayan County;27Mulan County;28Tonghe County;29Yanshou County;82Shuangcheng;83Shangzhi;84Wuchang
230200Qiqihar;02Longsha District;03Jianhua District;04Tiefeng District;05Ang’angxi District;06Fularji District;07Nianzishan District;08Meilisi Daur District;21Longjiang County;23Yi’an County;24Tailai County;25Gannan County;27Fuyu County;29Keshan County;30Kedong County;31Baiquan County;81Nehe
230300Jixi;02Jiguan District;03Hengshan District;04Didao District;05Lishu District;06Chengzihe District;07Mashan District;21Jidong County;81Hulin;82Mishan
230400Hegang;02Xiangyang District;03Gongnong District;04Nanshan District;05Xing’an District;06Dongshan District;07Xingshan District;21Luobei County;22Suibin County
230500Shuangyashan;02Jianshan District;03Lingdong District;05Sifangtai District;06Baoshan District;21Jixian County;22Youyi County;23Baoqing County;24Raohe County
230600Daqing;02Sartu District;03Longfeng District;04Ranghulu District;05Honggang District;06Datong District;21Zhaozhou County;22Zhaoyuan County;23Lindian County;24Dorbod Mongol Autonomous County;71Daqing High-Tech Industrial Development Zone
230700Yichun;02Yichun District;03Nancha District;04Youhao District;05Xilin District;06Cuiluan District;07Xinqing District;08Meixi District;09Jinshantun District;10Wuying District;11Wumahe District;12Tangwanghe District;13Dailing District;14Wuyiling District;15Hongxing District;16Shangganling District;17Yimei District;18Wucui District;19Youhao District;22Jiayin County;23Tangwang County;24Fenglin County;25Daqingshan County;26Nancha County;51Jinlin District;81Tieli
230800Jiamusi;03Xiangyang District;04Qianjin District;05Dongfeng District;11Jiao District;22Huanan County;26Huachuan County;28Tangyuan County;33Fuyuan County;81Tongjiang;82Fujin;83Fuyuan
230900Qitaihe;02Xinxing District;03Taoshan District;04Qiezihe District;21Boli County
231000Mudanjiang;02Dong’an District;03Yangming District;04Aimin District;05Xi’an District;24Dongning County;25Linkou County;81Suifenhe;83Hailin;84Ning’an;85Muling;86Dongning
231100Heihe;02Aihui District;21Nenjiang County;23Xunke County;24Sunwu County;81Bei’an;82Wudalianchi;83Nenjiang
231200Suihua;02Beilin District;21Wangkui County;22Lanxi County;23Qinggang County;24Qing’an County;25Mingshui County;26Suileng County;81Anda;82Zhaodong;83Hailun
232700Daxing’anling Prefecture;01Mohe;21Huma County;22Tahe County;23Mohe County;61Jiagedaqi District;62Songling District;63Xinlin District;64Huzhong District;90Songling District;91Huzhong District;92Jiagedaqi District;93Xinlin District
310000Shanghai
310100Shanghai;01Huangpu District;03Luwan District;04Xuhui District;05Changning District;06Jing’an District;07Putuo District;08Zhabei District;09Hongkou District;10Yangpu District;12Minhang District;13Baoshan District;14Jiading District;15Pudong New Area;16Jinshan District;17Songjiang District;18Qingpu District;19Nanhui District;20Fengxian District;51Chongming District
310230Chongming County
320000Jiangsu
320100Nanjing;02Xuanwu District;03Baixia District;04Qinhuai District;05Jianye District;06Gulou District;07Xiaguan District;11Pukou District;12Jiangbei New Area;13Qixia District;14Yuhuatai District;15Jiangning District;16Luhe District;17Lishui District;18Gaochun District;24Lishui County;25Gaochun County
320200Wuxi;02Chong’an District;03Nanchang District;04Beitang District;05Xishan District;06Huishan District;11Binhu District;13Liangxi District;14Xinwu District;81Jiangyin;82Yixing
320300Xuzhou;02Gulou District;03Yunlong District;05Jiawang District;11Quanshan District;12Tongshan District;21Feng County;22Pei County;23Tongshan County;24Suining County;71Xuzhou Economic and Technological Development Zone;81Xinyi;82Pizhou;91Industrial Park
320400Changzhou;02Tianning District;04Zhonglou District;05Qishuyan District;11Xinbei District;12Wujin District;13Jintan District;81Liyang;82Jintan
320500Suzhou;02Canglang District;03Pingjiang District;04Jinchang District;05Huqiu District;06Wuzhong District;07Xiangcheng District;08Gusu District;09Wujiang District;71Suzhou Industrial Park;81Changshu;82Zhangjiagang;83Kunshan;84Wujiang;85Taicang;90Industrial Park;91High-Tech Zone
320600Nantong;02Chongchuan District;11Gangzha District;12Tongzhou District;13Chongchuan District;14Haimen District;21Hai’an County;23Rudong County;81Qidong;82Rugao;83Tongzhou;84Haimen;85Hai’an;91High-Tech Zone
320700Lianyungang;03Lianyun District;06Haizhou District;07Ganyu District;21Ganyu County;22Donghai County;23Guanyun County;24Guannan County;71Lianyungang Economic and Technological Development Zone
320800Huai’an;02Qinghe District;03Huai’an District;04Huaiyin District;11Qingpu District;12Qingjiangpu District;13Hongze District;26Lianshui County;29Hongze County;30Xuyi County;31Jinhu County;71Huai’an Economic and Technological Development Zone;90Economic Development Zone
320900Yancheng;02Tinghu District;03Yandu District;04Dafeng District;21Xiangshui County;22Binhai County;23Funing County;24Sheyang County;25Jianhu County;71Yancheng Economic and Technological Development Zone;81Dongtai;82Dafeng
321000Yangzhou;02Guangling District;03Hanjiang District;12Jiangdu District;23Baoying County;71Yangzhou Economic and Technological Development Zone;81Yizheng;84Gaoyou;88Jiangdu;90Economic Development Zone
321100Zhenjiang;02Jingkou District;11Runzhou District;12Dantu District;50Zhenjiang New Area;81Danyang;82Yangzhong;83Jurong
321200Taizhou;02Hailing District;03Gaogang District;04Jiangyan District;71Taizhou Medical High-Tech Industrial Development Zone;81Xinghua;82Jingjiang;83Taixing;84Jiangyan
321300Suqian;02Sucheng District;11Suyu District;22Shuyang County;23Siyang County;24Sihong County;71Suqian Economic and Technological Development Zone
330000Zhejiang
330100Hangzhou;02Shangcheng District;03Xiacheng District;04Jianggan District;05Gongshu District;06Xihu District;08Binjiang District;09Xiaoshan District;10Yuhang District;11Fuyang District;12Lin’an District;13Linping District;14Qiantang District;22Tonglu County;27Chun’an County;82Jiande;83Fuyang;85Lin’an
330200Ningbo;03Haishu District;04Jiangdong District;05Jiangbei District;06Beilun District;11Zhenhai District;12Yinzhou District;13Fenghua District;25Xiangshan County;26Ninghai County;81Yuyao;82Cixi;83Fenghua
330300Wenzhou;02Lucheng District;03Longwan District;04Ouhai District;05Dongtou District;22Dongtou County;24Yongjia County;26Pingyang County;27Cangnan County;28Wencheng County;29Taishun County;81Rui’an;82Yueqing;83Longgang
330400Jiaxing;02Nanhu District;11Xiuzhou District;21Jiashan County;24Haiyan County;81Haining;82Pinghu;83Tongxiang
330500Huzhou;02Wuxing District;03Nanxun District;21Deqing County;22Changxing County;23Anji County
330600Shaoxing;02Yuecheng District;03Keqiao District;04Shangyu District;21Shaoxing County;24Xinchang County;81Zhuji;82Shangyu;83Shengzhou
330700Jinhua;02Wucheng District;03Jindong District;23Wuyi County;26Pujiang County;27Pan’an County;81Lanxi;82Yiwu;83Dongyang;84Yongkang
330800Quzhou;02Kecheng District;03Qujiang District;22Changshan County;24Kaihua County;25Longyou County;81Jiangshan
330900Zhoushan;02Dinghai District;03Putuo District;21Daishan County;22Shengsi County
331000Taizhou;02Jiaojiang District;03Huangyan District;04Luqiao District;21Yuhuan County;22Sanmen County;23Tiantai County;24Xianju County;81Wenling;82Linhai;83Yuhuan
331100Lishui;02Liandu District;21Qingtian County;22Jinyun County;23Suichang County;24Songyang County;25Yunhe County;26Qingyuan County;27Jingning She Autonomous County;81Longquan
340000Anhui
340100Hefei;02Yaohai District;03Luyang District;04Shushan District;11Baohe District;21Changfeng County;22Feidong County;23Feixi County;24Lujiang County;71Hefei High-Tech Industrial Development Zone;72Hefei Economic and Technological Development Zone;73Hefei Xinzhan High-Tech Industrial Development Zone;81Chaohu;90High-Tech Development Zone;91Economic and Technological Development Zone
340200Wuhu;02Jinghu District;03Yijiang District;07Jiujiang District;08Sanshan District;09Yijiang District;10Wanzhi District;12Fanchang District;21Wuhu County;22Fanchang County;23Nanling County;25Wuwei County;81Wuwei
340300Bengbu;02Longzihu District;03Bengshan District;04Yuhui District;11Huaishang District;21Huaiyuan County;22Wuhe County;23Guzhen County;71Bengbu High-Tech Development Zone;72Bengbu Economic Development Zone
340400Huainan;02Datong District;03Tianjia’an District;04Xiejiaji District;05Bagongshan District;06Panji District;21Fengtai County;22Shou County
340500Ma’anshan;03Huashan District;04Yushan District;06Bowang District;21Dangtu County;22Hanshan County;23He County
340600Huaibei;02Duji District;03Xiangshan District;04Lieshan District;21Suixi County
340700Tongling;02Tongguanshan District;03Shizishan District;05Tongguan District;06Yi’an District;11Jiao District;21Tongling County;22Zongyang County
340800Anqing;02Yingjiang District;03Daguan District;11Yixiu District;22Huaining County;23Zongyang County;24Qianshan County;25Taihu County;26Susong County;27Wangjiang County;28Yuexi County;81Tongcheng;82Qianshan
341000Huangshan;02Tunxi District;03Huangshan District;04Huizhou District;21She County;22Xiuning County;23Yi County;24Qimen County
341100Chuzhou;02Langya District;03Nanqiao District;22Lai’an County;24Quanjiao County;25Dingyuan County;26Fengyang County;81Tianchang;82Mingguang
341200Fuyang;02Yingzhou District;03Yingdong District;04Yingquan District;21Linquan County;22Taihe County;25Funan County;26Yingshang County;71Fuyang Hefei Modern Industrial Park;82Jieshou
341300Suzhou;02Yongqiao District;21Dangshan County;22Xiao County;23Lingbi County;24Si County;71Suzhou Ma’anshan Modern Industrial Park;72Suzhou Economic and Technological Development Zone;90Economic Development Zone
341400Chaohu;02Juchao District;21Lujiang County;22Wuwei County;23Hanshan County;24He County
341500Lu’an;02Jin’an District;03Yu’an District;04Yeji District;21Shou County;22Huoqiu County;23Shucheng County;24Jinzhai County;25Huoshan County
341600Bozhou;02Qiaocheng District;21Guoyang County;22Mengcheng County;23Lixin County
341700Chizhou;02Guichi District;21Dongzhi County;22Shitai County;23Qingyang County
341800Xuancheng;02Xuanzhou District;21Langxi County;22Guangde County;23Jing County;24Jixi County;25Jingde County;71Xuancheng Economic Development Zone;81Ningguo;82Guangde
350000Fujian
350100Fuzhou;02Gulou District;03Taijiang District;04Cangshan District;05Mawei District;11Jin’an District;12Changle District;21Minhou County;22Lianjiang County;23Luoyuan County;24Minqing County;25Yongtai County;28Pingtan County;81Fuqing;82Changle
350200Xiamen;03Siming District;05Haicang District;06Huli District;11Jimei District;12Tong’an District;13Xiang’an District
350300Putian;02Chengxiang District;03Hanjiang District;04Licheng District;05Xiuyu District;22Xianyou County
350400Sanming;02Meilie District;03Sanyuan District;04Sanyuan District;05Shaxian District;21Mingxi County;23Qingliu County;24Ninghua County;25Datian County;26Youxi County;27Sha County;28Jiangle County;29Taining County;30Jianning County;81Yong’an
350500Quanzhou;02Licheng District;03Fengze District;04Luojiang District;05Quangang District;21Hui’an County;24Anxi County;25Yongchun County;26Dehua County;27Kinmen County;81Shishi;82Jinjiang;83Nan’an
350600Zhangzhou;02Xiangcheng District;03Longwen District;04Longhai District;05Changtai District;22Yunxiao County;23Zhangpu County;24Zhao’an County;25Changtai County;26Dongshan County;27Nanjing County;28Pinghe County;29Hua’an County;81Longhai
350700Nanping;02Yanping District;03Jianyang District;21Shunchang County;22Pucheng County;23Guangze County;24Songxi County;25Zhenghe County;81Shaowu;82Wuyishan;83Jian’ou;84Jianyang
350800Longyan;02Xinluo District;03Yongding District;21Changting County;23Shanghang County;24Wuping County;25Liancheng County;81Zhangping
350900Ningde;02Jiaocheng District;21Xiapu County;22Gutian County;23Pingnan County;24Shouning County;25Zhouning County;26Zherong County;81Fu’an;82Fuding
352229Yongding County
360000Jiangxi
360100Nanchang;02Donghu District;03Xihu District;04Qingyunpu District;05Wanli District;11Qingshanhu District;12Xinjian District;13Honggutan District;21Nanchang County;22Xinjian County;23Anyi County;24Jinxian County;90Economic and Technological Development Zone;92High-Tech Zone
360200Jingdezhen;02Changjiang District;03Zhushan District;22Fuliang County;81Leping
360300Pingxiang;02Anyuan District;13Xiangdong District;21Lianhua County;22Shangli County;23Luxi County
360400Jiujiang;02Lianxi District;03Xunyang District;04Chaisang District;21Jiujiang County;23Wuning County;24Xiushui County;25Yongxiu County;26De’an County;27Xingzi County;28Duchang County;29Hukou County;30Pengze County;81Ruichang;82Gongqingcheng;83Lushan;90Economic and Technological Development Zone
360500Xinyu;02Yushui District;21Fenyi County
360600Yingtan;02Yuehu District;03Yujiang District;22Yujiang County;81Guixi
360700Ganzhou;02Zhanggong District;03Nankang District;04Ganxian District;21Gan County;22Xinfeng County;23Dayu County;24Shangyou County;25Chongyi County;26Anyuan County;27Longnan County;28Dingnan County;29Quannan County;30Ningdu County;31Yudu County;32Xingguo County;33Huichang County;34Xunwu County;35Shicheng County;81Ruijin;82Nankang;83Longnan
360800Ji’an;02Jizhou District;03Qingyuan District;21Ji’an County;22Jishui County;23Xiajiang County;24Xingan County;25Yongfeng County;26Taihe County;27Suichuan County;28Wan’an County;29Anfu County;30Yongxin County;81Jinggangshan
360900Yichun;02Yuanzhou District;21Fengxin County;22Wanzai County;23Shanggao County;24Yifeng County;25Jing’an County;26Tonggu County;81Fengcheng;82Zhangshu;83Gao’an
361000Fuzhou;02Linchuan District;03Dongxiang District;21Nancheng County;22Lichuan County;23Nanfeng County;24Chongren County;25Le’an County;26Yihuang County;27Jinxi County;28Zixi County;29Dongxiang County;30Guangchang County
361100Shangrao;02Xinzhou District;03Guangfeng District;04Guangxin District;21Shangrao County;22Guangfeng County;23Yushan County;24Yanshan County;25Hengfeng County;26Yiyang County;27Yugan County;28Poyang County;29Wannian County;30Wuyuan County;81Dexing
370000Shandong
370100Jinan;02Lixia District;03Shizhong District;04Huaiyin District;05Tianqiao District;12Licheng District;13Changqing District;14Zhangqiu District;15Jiyang District;16Laiwu District;17Gangcheng District;24Pingyin County;25Jiyang County;26Shanghe County;71Jinan High-Tech Industrial Development Zone;81Zhangqiu;90High-Tech Zone
370200Qingdao;02Shinan District;03Shibei District;05Sifang District;11Huangdao District;12Laoshan District;13Licang District;14Chengyang District;15Jimo District;71Qingdao High-Tech Industrial Development Zone;81Jiaozhou;82Jimo;83Pingdu;84Jiaonan;85Laixi;90Development Zone
370300Zibo;02Zichuan District;03Zhangdian District;04Boshan District;05Linzi District;06Zhoucun District;21Huantai County;22Gaoqing County;23Yiyuan County
370400Zaozhuang;02Shizhong District;03Xuecheng District;04Yicheng District;05Tai’erzhuang District;06Shanting District;81Tengzhou
370500Dongying;02Dongying District;03Hekou District;05Kenli District;21Kenli County;22Lijin County;23Guangrao County;71Dongying Economic and Technological Development Zone;72Dongying Port Economic Development Zone
370600Yantai;02Zhifu District;11Fushan District;12Muping District;13Laishan District;14Penglai District;34Changdao County;71Yantai High-Tech Industrial Development Zone;72Yantai Economic and Technological Development Zone;81Longkou;82Laiyang;83Laizhou;84Penglai;85Zhaoyuan;86Qixia;87Haiyang;90Development Zone
370700Weifang;02Weicheng District;03Hanting District;04Fangzi District;05Kuiwen District;24Linqu County;25Changle County;72Weifang Binhai Economic and Technological Development Zone;81Qingzhou;82Zhucheng;83Shouguang;84Anqiu;85Gaomi;86Changyi;90Development Zone;91High-Tech Zone
370800Jining;02Shizhong District;11Rencheng District;12Yanzhou District;26Weishan County;27Yutai County;28Jinxiang County;29Jiaxiang County;30Wenshang County;31Sishui County;32Liangshan County;71Jining High-Tech Industrial Development Zone;81Qufu;82Yanzhou;83Zoucheng;90High-Tech Zone
370900Tai’an;02Taishan District;11Daiyue District;21Ningyang County;23Dongping County;82Xintai;83Feicheng
371000Weihai;02Huancui District;03Wendeng District;71Weihai Torch High-Tech Industrial Development Zone;72Weihai Economic and Technological Development Zone;81Wendeng;82Rongcheng;83Rushan;91Economic and Technological Development Zone
371100Rizhao;02Donggang District;03Lanshan District;21Wulian County;22Ju County;71Rizhao Economic and Technological Development Zone
371200Laiwu;02Laicheng District;03Gangcheng District
371300Linyi;02Lanshan District;11Luozhuang District;12Hedong District;21Yinan County;22Tancheng County;23Yishui County;24Lanling County;25Fei County;26Pingyi County;27Junan County;28Mengyin County;29Linshu County;71Linyi High-Tech Industrial Development Zone
371400Dezhou;02Decheng District;03Lingcheng District;21Ling County;22Ningjin County;23Qingyun County;24Linyi County;25Qihe County;26Pingyuan County;27Xiajin County;28Wucheng County;72Dezhou Yunhe Economic Development Zone;81Laoling;82Yucheng
371500Liaocheng;02Dongchangfu District;03Chiping District;21Yanggu County;22Shen County;23Chiping County;24Dong’e County;25Guan County;26Gaotang County;81Linqing
371600Binzhou;02Bincheng District;03Zhanhua District;21Huimin County;22Yangxin County;23Wudi County;24Zhanhua County;25Boxing County;26Zouping County;81Zouping
371700Heze;02Mudan District;03Dingtao District;21Cao County;22Shan County;23Chengwu County;24Juye County;25Yuncheng County;26Juancheng County;27Dingtao County;28Dongming County;71Heze Economic and Technological Development Zone;72Heze High-Tech Development Zone
410000Henan
410100Zhengzhou;02Zhongyuan District;03Erqi District;04Guancheng Hui District;05Jinshui District;06Shangjie District;08Huiji District;22Zhongmu County;71Zhengzhou Economic and Technological Development Zone;72Zhengzhou High-Tech Industrial Development Zone;73Zhengzhou Airport Economy Zone;81Gongyi;82Xingyang;83Xinmi;84Xinzheng;85Dengfeng;90High-Tech Development Zone;91Economic and Technological Development Zone
410200Kaifeng;02Longting District;03Shunhe Hui District;04Gulou District;05Yuwangtai District;11Jinming District;12Xiangfu District;21Qi County;22Tongxu County;23Weishi County;24Kaifeng County;25Lankao County
410300Luoyang;02Laocheng District;03Xigong District;04Chanhe Hui District;05Jianxi District;06Jili District;07Yanshi District;08Mengjin District;11Luolong District;22Mengjin County;23Xin’an County;24Luanchuan County;25Song County;26Ruyang County;27Yiyang County;28Luoning County;29Yichuan County;81Yanshi
410400Pingdingshan;02Xinhua District;03Weidong District;04Shilong District;11Zhanhe District;21Baofeng County;22Ye County;23Lushan County;25Jia County;71Pingdingshan High-Tech Industrial Development Zone;81Wugang;82Ruzhou
410500Anyang;02Wenfeng District;03Beiguan District;05Yindu District;06Long’an District;22Anyang County;23Tangyin County;26Hua County;27Neihuang County;81Linzhou;90Development Zone
410600Hebi;02Heshan District;03Shancheng District;11Qibin District;21Xun County;22Qi County
410700Xinxiang;02Hongqi District;03Weibin District;04Fengquan District;11Muye District;21Xinxiang County;24Huojia County;25Yuanyang County;26Yanjin County;27Fengqiu County;28Changyuan County;71Xinxiang High-Tech Industrial Development Zone;72Xinxiang Economic and Technological Development Zone;81Weihui;82Huixian;83Changyuan
410800Jiaozuo;02Jiefang District;03Zhongzhan District;04Macun District;11Shanyang District;21Xiuwu County;22Bo’ai County;23Wuzhi County;25Wen County;71Jiaozuo Urban-Rural Integration Demonstration Zone;82Qinyang;83Mengzhou
410900Puyang;02Hualong District;22Qingfeng County;23Nanle County;26Fan County;27Taiqian County;28Puyang County;71Puyang Industrial Park
411000Xuchang;02Weidu District;03Jian’an District;23Xuchang County;24Yanling County;25Xiangcheng County;71Xuchang Economic and Technological Development Zone;81Yuzhou;82Changge
411100Luohe;02Yuanhui District;03Yancheng District;04Shaoling District;21Wuyang County;22Linying County;71Luohe Economic and Technological Development Zone
411200Sanmenxia;02Hubin District;03Shanzhou District;21Mianchi County;22Shan County;24Lushi County;71Sanmenxia Economic Development Zone;81Yima;82Lingbao
411300Nanyang;02Wancheng District;03Wolong District;21Nanzhao County;22Fangcheng County;23Xixia County;24Zhenping County;25Neixiang County;26Xichuan County;27Sheqi County;28Tanghe County;29Xinye County;30Tongbai County;72Nanyang Urban-Rural Integration Demonstration Zone;81Dengzhou
411400Shangqiu;02Liangyuan District;03Suiyang District;21Minquan County;22Sui County;23Ningling County;24Zhecheng County;25Yucheng County;26Xiayi County;81Yongcheng
411500Xinyang;02Shihe District;03Pingqiao District;21Luoshan County;22Guangshan County;23Xin County;24Shangcheng County;25Gushi County;26Huangchuan County;27Huaibin County;28Xi County
411600Zhoukou;02Chuanhui District;03Huaiyang District;21Fugou County;22Xihua County;23Shangshui County;24Shenqiu County;25Dancheng County;26Huaiyang County;27Taikang County;28Luyi County;71Zhoukou Economic Development Zone;81Xiangcheng;90Economic Development Zone
411700Zhumadian;02Yicheng District;21Xiping County;22Shangcai County;23Pingyu County;24Zhengyang County;25Queshan County;26Biyang County;27Runan County;28Suiping County;29Xincai County
419000Directly Administered;01Jiyuan
420000Hubei
420100Wuhan;02Jiang’an District;03Jianghan District;04Qiaokou District;05Hanyang District;06Wuchang District;07Qingshan District;11Hongshan District;12Dongxihu District;13Hannan District;14Caidian District;15Jiangxia District;16Huangpi District;17Xinzhou District
420200Huangshi;02Huangshigang District;03Xisaishan District;04Xialu District;05Tieshan District;22Yangxin County;81Daye
420300Shiyan;02Maojian District;03Zhangwan District;04Yunyang District;22Yunxi County;23Zhushan County;24Zhuxi County;25Fang County;81Danjiangkou
420500Yichang;02Xiling District;03Wujiagang District;04Dianjun District;05Xiaoting District;06Yiling District;25Yuan’an County;26Xingshan County;27Zigui County;28Changyang Tujia Autonomous County;29Wufeng Tujia Autonomous County;81Yidu;82Dangyang;83Zhijiang;90Economic Development Zone
420600Xiangyang;02Xiangcheng District;06Fancheng District;07Xiangzhou District;24Nanzhang County;25Gucheng County;26Baokang County;82Laohekou;83Zaoyang;84Yicheng
420700Ezhou;02Liangzihu District;03Huarong District;04Echeng District
420800Jingmen;02Dongbao District;04Duodao District;21Jingshan County;22Shayang County;81Zhongxiang;82Jingshan
420900Xiaogan;02Xiaonan District;21Xiaochang County;22Dawu County;23Yunmeng County;81Yingcheng;82Anlu;84Hanchuan
421000Jingzhou;02Shashi District;03Jingzhou District;22Gong’an County;23Jianli County;24Jiangling County;81Shishou;83Honghu;87Songzi;88Jianli
421100Huanggang;02Huangzhou District;21Tuanfeng County;22Hong’an County;23Luotian County;24Yingshan County;25Xishui County;26Qichun County;27Huangmei County;71Longganhu Administrative Area;81Macheng;82Wuxue
421200Xianning;02Xian’an District;21Jiayu County;22Tongcheng County;23Chongyang County;24Tongshan County;81Chibi
421300Suizhou;03Zengdu District;21Sui County;81Guangshui
422800Enshi Tujia and Miao Autonomous Prefecture;01Enshi;02Lichuan;22Jianshi County;23Badong County;25Xuan’en County;26Xianfeng County;27Laifeng County;28Hefeng County
429000Directly Administered;04Xiantao;05Qianjiang;06Tianmen;21Shennongjia Forestry District
430000Hunan
430100Changsha;02Furong District;03Tianxin District;04Yuelu District;05Kaifu District;11Yuhua District;12Wangcheng District;21Changsha County;22Wangcheng County;24Ningxiang County;81Liuyang;82Ningxiang
430200Zhuzhou;02Hetang District;03Lusong District;04Shifeng District;11Tianyuan District;12Lukou District;21Zhuzhou County;23You County;24Chaling County;25Yanling County;71Yunlong Demonstration Zone;81Liling
430300Xiangtan;02Yuhu District;04Yuetang District;21Xiangtan County;73Xiangtan Jiuhua Demonstration Zone;81Xiangxiang;82Shaoshan
430400Hengyang;05Zhuhui District;06Yanfeng District;07Shigu District;08Zhengxiang District;12Nanyue District;21Hengyang County;22Hengnan County;23Hengshan County;24Hengdong County;26Qidong County;81Leiyang;82Changning
430500Shaoyang;02Shuangqing District;03Daxiang District;11Beita District;21Shaodong County;22Xinshao County;23Shaoyang County;24Longhui County;25Dongkou County;27Suining County;28Xinning County;29Chengbu Miao Autonomous County;81Wugang;82Shaodong
430600Yueyang;02Yueyanglou District;03Yunxi District;11Junshan District;21Yueyang County;23Huarong County;24Xiangyin County;26Pingjiang County;81Miluo;82Linxiang
430700Changde;02Wuling District;03Dingcheng District;21Anxiang County;22Hanshou County;23Li County;24Linli County;25Taoyuan County;26Shimen County;81Jinshi
430800Zhangjiajie;02Yongding District;11Wulingyuan District;21Cili County;22Sangzhi County
430900Yiyang;02Ziyang District;03Heshan District;21Nan County;22Taojiang County;23Anhua County;71Yiyang Datonghu Administrative Area;81Yuanjiang
431000Chenzhou;02Beihu District;03Suxian District;21Guiyang County;22Yizhang County;23Yongxing County;24Jiahe County;25Linwu County;26Rucheng County;27Guidong County;28Anren County;81Zixing
431100Yongzhou;02Lingling District;03Lengshuitan District;21Qiyang County;22Dong’an County;23Shuangpai County;24Dao County;25Jiangyong County;26Ningyuan County;27Lanshan County;28Xintian County;29Jianghua Yao Autonomous County;81Qiyang
431200Huaihua;02Hecheng District;21Zhongfang County;22Yuanling County;23Chenxi County;24Xupu County;25Huitong County;26Mayang Miao Autonomous County;27Xinhuang Dong Autonomous County;28Zhijiang Dong Autonomous County;29Jingzhou Miao and Dong Autonomous County;30Tongdao Dong Autonomous County;71Huaihua Hongjiang Administrative Area;81Hongjiang
431300Loudi;02Louxing District;21Shuangfeng County;22Xinhua County;81Lengshuijiang;82Lianyuan
433100Xiangxi Tujia and Miao Autonomous Prefecture;01Jishou;22Luxi County;23Fenghuang County;24Huayuan County;25Baojing County;26Guzhang County;27Yongshun County;30Longshan County
440000Guangdong
440100Guangzhou;03Liwan District;04Yuexiu District;05Haizhu District;06Tianhe District;11Baiyun District;12Huangpu District;13Panyu District;14Huadu District;15Nansha District;16Luogang District;17Conghua District;18Zengcheng District;83Zengcheng;84Conghua
440200Shaoguan;03Wujiang District;04Zhenjiang District;05Qujiang District;22Shixing County;24Renhua County;29Wengyuan County;32Ruyuan Yao Autonomous County;33Xinfeng County;81Lechang;82Nanxiong
440300Shenzhen;03Luohu District;04Futian District;05Nanshan District;06Bao’an District;07Longgang District;08Yantian District;09Longhua District;10Pingshan District;11Guangming District
440400Zhuhai;02Xiangzhou District;03Doumen District;04Jinwan District
440500Shantou;07Longhu District;11Jinping District;12Haojiang District;13Chaoyang District;14Chaonan District;15Chenghai District;23Nan’ao County
440600Foshan;04Chancheng District;05Nanhai District;06Shunde District;07Sanshui District;08Gaoming District
440700Jiangmen;03Pengjiang District;04Jianghai District;05Xinhui District;81Taishan;83Kaiping;84Heshan;85Enping
440800Zhanjiang;02Chikan District;03Xiashan District;04Potou District;11Mazhang District;23Suixi County;25Xuwen County;81Lianjiang;82Leizhou;83Wuchuan;90Economic and Technological Development Zone
440900Maoming;02Maonan District;03Maogang District;04Dianbai District;23Dianbai County;81Gaozhou;82Huazhou;83Xinyi
441200Zhaoqing;02Duanzhou District;03Dinghu District;04Gaoyao District;23Guangning County;24Huaiji County;25Fengkai County;26Deqing County;83Gaoyao;84Sihui
441300Huizhou;02Huicheng District;03Huiyang District;22Boluo County;23Huidong County;24Longmen County
441400Meizhou;02Meijiang District;03Meixian District;21Mei County;22Dabu County;23Fengshun County;24Wuhua County;26Pingyuan County;27Jiaoling County;81Xingning
441500Shanwei;02Cheng District;21Haifeng County;23Luhe County;81Lufeng
441600Heyuan;02Yuancheng District;21Zijin County;22Longchuan County;23Lianping County;24Heping County;25Dongyuan County
441700Yangjiang;02Jiangcheng District;04Yangdong District;21Yangxi County;23Yangdong County;81Yangchun
441800Qingyuan;02Qingcheng District;03Qingxin District;21Fogang County;23Yangshan County;25Lianshan Zhuang and Yao Autonomous County;26Liannan Yao Autonomous County;27Qingxin County;81Yingde;82Lianzhou
441900Dongguan;01Zhongtang Town;03Nancheng Subdistrict;04Chang’an Town;05Dongkeng Town;06Zhangmutou Town;07Guancheng Subdistrict;08Shilong Town;09Qiaotou Town;10Wanjiang Subdistrict;11Machong Town;12Humen Town;13Xiegang Town;14Shijie Town;15Chashan Town;16Dongcheng Subdistrict;17Hongmei Town;18Daojiao Town;19Gaobu Town;20Qishi Town;21Fenggang Town;22Dalingshan Town;23Songshan Lake;24Qingxi Town;25Wangniudun Town;26Houjie Town;27Changping Town;28Liaobu Town;29Shipai Town;30Hengli Town;31Tangxia Town;32Huangjiang Town;33Dalang Town;34Dongguan Port;35Dongguan Ecological Park;90Shatian Town
442000Zhongshan;01Nantou Town;02Shenwan Town;03Dongfeng Town;04Wuguishan Subdistrict;05Huangpu Town;06Xiaolan Town;07Shiqi Subdistrict;08Henglan Town;09Sanjiao Town;10Sanxiang Town;11Gangkou Town;12Shaxi Town;13Banfu Town;15Dongsheng Town;16Fusha Town;17Minzhong Town;18Dongqu Subdistrict;19Torch Development Zone Subdistrict;20Xiqu Subdistrict;21Nanqu Subdistrict;22Guzhen Town;23Tanzhou Town;24Dachong Town;25Nanlang Town
445100Chaozhou;02Xiangqiao District;03Chao’an District;21Chao’an County;22Raoping County
445200Jieyang;02Rongcheng District;03Jiedong District;21Jiedong County;22Jiexi County;24Huilai County;81Puning
445300Yunfu;02Yuncheng District;03Yun’an District;21Xinxing County;22Yunan County;23Yun’an County;81Luoding
450000Guangxi
450100Nanning;02Xingning District;03Qingxiu District;05Jiangnan District;07Xixiangtang District;08Liangqing District;09Yongning District;10Wuming District;22Wuming County;23Long’an County;24Mashan County;25Shanglin County;26Binyang County;27Heng County;81Hengzhou
450200Liuzhou;02Chengzhong District;03Yufeng District;04Liunan District;05Liubei District;06Liujiang District;21Liujiang County;22Liucheng County;23Luzhai County;24Rong’an County;25Rongshui Miao Autonomous County;26Sanjiang Dong Autonomous County
450300Guilin;02Xiufeng District;03Diecai District;04Xiangshan District;05Qixing District;11Yanshan District;12Lingui District;21Yangshuo County;22Lingui County;23Lingchuan County;24Quanzhou County;25Xing’an County;26Yongfu County;27Guanyang County;28Longsheng Various Nationalities Autonomous County;29Ziyuan County;30Pingle County;31Lipu County;32Gongcheng Yao Autonomous County;81Lipu
450400Wuzhou;03Wanxiu District;05Changzhou District;06Longxu District;21Cangwu County;22Teng County;23Mengshan County;81Cenxi
450500Beihai;02Haicheng District;03Yinhai District;12Tieshangang District;21Hepu County
450600Fangchenggang;02Gangkou District;03Fangcheng District;21Shangsi County;81Dongxing
450700Qinzhou;02Qinnan District;03Qinbei District;21Lingshan County;22Pubei County
450800Guigang;02Gangbei District;03Gangnan District;04Qintang District;21Pingnan County;81Guiping
450900Yulin;02Yuzhou District;03Fumian District;21Rong County;22Luchuan County;23Bobai County;24Xingye County;81Beiliu
451000Baise;02Youjiang District;03Tianyang District;21Tianyang County;22Tiandong County;23Pingguo County;24Debao County;26Napo County;27Lingyun County;28Leye County;29Tianlin County;30Xilin County;31Longlin Various Nationalities Autonomous County;81Jingxi;82Pingguo
451100Hezhou;02Babu District;03Pinggui District;21Zhaoping County;22Zhongshan County;23Fuchuan Yao Autonomous County
451200Hechi;02Jinchengjiang District;03Yizhou District;21Nandan County;22Tian’e County;23Fengshan County;24Donglan County;25Luocheng Mulao Autonomous County;26Huanjiang Maonan Autonomous County;27Bama Yao Autonomous County;28Du’an Yao Autonomous County;29Dahua Yao Autonomous County;81Yizhou
451300Laibin;02Xingbin District;21Xincheng County;22Xiangzhou County;23Wuxuan County;24Jinxiu Yao Autonomous County;81Heshan
451400Chongzuo;02Jiangzhou District;21Fusui County;22Ningming County;23Longzhou County;24Daxin County;25Tiandeng County;81Pingxiang
460000Hainan
460100Haikou;05Xiuying District;06Longhua District;07Qiongshan District;08Meilan District
460200Sanya;02Haitang District;03Jiyang District;04Tianya District;05Yazhou District
460300Sansha;02Xisha District;03Nansha District
460400Danzhou;01Nada Town;02Heqing Town;03Nanfeng Town;04Dacheng Town;05Yaxing Town;06Lanyang Town;07Guangcun Town;08Mutang Town;09Haitou Town;10Eman Town;11Wangwu Town;12Baimajing Town;13Zhonghe Town;14Paipu Town;15Dongcheng Town;16Xinzhou Town;17Yangpu Economic Development Zone;18South China College of Tropical Crops
469000Directly Administered;01Wuzhishan;02Qionghai;03Danzhou;05Wenchang;06Wanning;07Dongfang;21Ding’an County;22Tunchang County;23Chengmai County;24Lingao County;25Baisha Li Autonomous County;26Changjiang Li Autonomous County;27Ledong Li Autonomous County;28Lingshui Li Autonomous County;29Baoting Li and Miao Autonomous County;30Qiongzhong Li and Miao Autonomous County
500000Chongqing
500100Chongqing;01Wanzhou District;02Fuling District;03Yuzhong District;04Dadukou District;05Jiangbei District;06Shapingba District;07Jiulongpo District;08Nan’an District;09Beibei District;10Qijiang District;11Dazu District;12Yubei District;13Banan District;14Qianjiang District;15Changshou District;16Jiangjin District;17Hechuan District;18Yongchuan District;19Nanchuan District;20Bishan District;51Tongliang District;52Tongnan District;53Rongchang District;54Kaizhou District;55Liangping District;56Wulong District
500200Counties;22Qijiang County;23Tongnan County;24Tongliang County;25Dazu County;26Rongchang County;27Bishan County;28Liangping County;29Chengkou County;30Fengdu County;31Dianjiang County;32Wulong County;33Zhong County;34Kai County;35Yunyang County;36Fengjie County;37Wushan County;38Wuxi County;40Shizhu Tujia Autonomous County;41Xiushan Tujia and Miao Autonomous County;42Youyang Tujia and Miao Autonomous County;43Pengshui Miao and Tujia Autonomous County
510000Sichuan
510100Chengdu;04Jinjiang District;05Qingyang District;06Jinniu District;07Wuhou District;08Chenghua District;12Longquanyi District;13Qingbaijiang District;14Xindu District;15Wenjiang District;16Shuangliu District;17Pidu District;18Xinjin District;21Jintang County;22Shuangliu County;24Pi County;29Dayi County;31Pujiang County;32Xinjin County;81Dujiangyan;82Pengzhou;83Qionglai;84Chongzhou;85Jianyang;91High-Tech Zone
510300Zigong;02Ziliujing District;03Gongjing District;04Da’an District;11Yantan District;21Rong County;22Fushun County
510400Panzhihua;02Dong District;03Xi District;11Renhe District;21Miyi County;22Yanbian County
510500Luzhou;02Jiangyang District;03Naxi District;04Longmatan District;21Lu County;22Hejiang County;24Xuyong County;25Gulin County
510600Deyang;03Jingyang District;04Luojiang District;23Zhongjiang County;26Luojiang County;81Guanghan;82Shifang;83Mianzhu
510700Mianyang;03Fucheng District;04Youxian District;05Anzhou District;22Santai County;23Yanting County;24An County;25Zitong County;26Beichuan Qiang Autonomous County;27Pingwu County;81Jiangyou;91High-Tech Zone
510800Guangyuan;02Lizhou District;11Zhaohua District;12Chaotian District;21Wangcang County;22Qingchuan County;23Jiange County;24Cangxi County
510900Suining;03Chuanshan District;04Anju District;21Pengxi County;22Shehong County;23Daying County;81Shehong
511000Neijiang;02Shizhong District;11Dongxing District;24Weiyuan County;25Zizhong County;28Longchang County;83Longchang
511100Leshan;02Shizhong District;11Shawan District;12Wutongqiao District;13Jinkouhe District;23Qianwei County;24Jingyan County;26Jiajiang County;29Muchuan County;32Ebian Yi Autonomous County;33Mabian Yi Autonomous County;81Emeishan
511300Nanchong;02Shunqing District;03Gaoping District;04Jialing District;21Nanbu County;22Yingshan County;23Peng’an County;24Yilong County;25Xichong County;81Langzhong
511400Meishan;02Dongpo District;03Pengshan District;21Renshou County;23Hongya County;24Danleng County;25Qingshen County
511500Yibin;02Cuiping District;03Nanxi District;04Xuzhou District;21Yibin County;23Jiang’an County;24Changning County;25Gao County;26Gong County;27Junlian County;28Xingwen County;29Pingshan County
511600Guang’an;02Guang’an District;03Qianfeng District;21Yuechi County;22Wusheng County;23Linshui County;81Huaying
511700Dazhou;02Tongchuan District;03Dachuan District;21Da County;22Xuanhan County;23Kaijiang County;24Dazhu County;25Qu County;81Wanyuan
511800Ya’an;02Yucheng District;03Mingshan District;21Mingshan County;22Yingjing County;23Hanyuan County;24Shimian County;25Tianquan County;26Lushan County;27Baoxing County
511900Bazhong;02Bazhou District;03Enyang District;21Tongjiang County;22Nanjiang County;23Pingchang County;71Bazhong Economic Development Zone
512000Ziyang;02Yanjiang District;21Anyue County;22Lezhi County;81Jianyang
513200Ngawa Tibetan and Qiang Autonomous Prefecture;01Barkam;21Wenchuan County;22Li County;23Mao County;24Songpan County;25Jiuzhaigou County;26Jinchuan County;27Xiaojin County;28Heishui County;29Barkam County;30Zamtang County;31Ngawa County;32Zoigê County;33Hongyuan County
513300Garzê Tibetan Autonomous Prefecture;01Kangding;22Luding County;23Danba County;24Jiulong County;25Yajiang County;26Dawu County;27Luhuo County;28Garzê County;29Xinlong County;30Dêgê County;31Baiyü County;32Sêrxü County;33Sêrtar County;34Litang County;35Batang County;36Xiangcheng County;37Daocheng County;38Dêrong County
513400Liangshan Yi Autonomous Prefecture;01Xichang;02Huili;22Muli Tibetan Autonomous County;23Yanyuan County;24Dechang County;25Huili County;26Huidong County;27Ningnan County;28Puge County;29Butuo County;30Jinyang County;31Zhaojue County;32Xide County;33Mianning County;34Yuexi County;35Ganluo County;36Meigu County;37Leibo County
520000Guizhou
520100Guiyang;02Nanming District;03Yunyan District;11Huaxi District;12Wudang District;13Baiyun District;15Guanshanhu District;21Kaiyang County;22Xifeng County;23Xiuwen County;81Qingzhen
520200Liupanshui;01Zhongshan District;03Liuzhi Special District;04Shuicheng District;21Shuicheng County;22Pan County;81Panzhou
520300Zunyi;02Honghuagang District;03Huichuan District;04Bozhou District;21Zunyi County;22Tongzi County;23Suiyang County;24Zheng’an County;25Daozhen Gelao and Miao Autonomous County;26Wuchuan Gelao and Miao Autonomous County;27Fenggang County;28Meitan County;29Yuqing County;30Xishui County;81Chishui;82Renhuai
520400Anshun;02Xixiu District;03Pingba District;22Puding County;23Zhenning Bouyei and Miao Autonomous County;24Guanling Bouyei and Miao Autonomous County;25Ziyun Miao and Bouyei Autonomous County
520500Bijie;02Qixingguan District;21Dafang County;22Qianxi County;23Jinsha County;24Zhijin County;25Nayong County;26Weining Yi, Hui and Miao Autonomous County;27Hezhang County;81Qianxi
520600Tongren;02Bijiang District;03Wanshan District;21Jiangkou County;22Yuping Dong Autonomous County;23Shiqian County;24Sinan County;25Yinjiang Tujia and Miao Autonomous County;26Dejiang County;27Yanhe Tujia Autonomous County;28Songtao Miao Autonomous County
522200Tongren Prefecture
522300Qianxinan Bouyei and Miao Autonomous Prefecture;01Xingyi;02Xingren;22Xingren County;23Pu’an County;24Qinglong County;25Zhenfeng County;26Wangmo County;27Ceheng County;28Anlong County
522400Bijie Prefecture;21Bijie
522600Qiandongnan Miao and Dong Autonomous Prefecture;01Kaili;22Huangping County;23Shibing County;24Sansui County;25Zhenyuan County;26Cengong County;27Tianzhu County;28Jinping County;29Jianhe County;30Taijiang County;31Liping County;32Rongjiang County;33Congjiang County;34Leishan County;35Majiang County;36Danzhai County
522700Qiannan Bouyei and Miao Autonomous Prefecture;01Duyun;02Fuquan;22Libo County;23Guiding County;25Weng’an County;26Dushan County;27Pingtang County;28Luodian County;29Changshun County;30Longli County;31Huishui County;32Sandu Sui Autonomous County
530000Yunnan
530100Kunming;02Wuhua District;03Panlong District;11Guandu District;12Xishan District;13Dongchuan District;14Chenggong District;15Jinning District;22Jinning County;24Fumin County;25Yiliang County;26Shilin Yi Autonomous County;27Songming County;28Luquan Yi and Miao Autonomous County;29Xundian Hui and Yi Autonomous County;81Anning
530300Qujing;02Qilin District;03Zhanyi District;04Malong District;21Malong County;22Luliang County;23Shizong County;24Luoping County;25Fuyuan County;26Huize County;28Zhanyi County;81Xuanwei
530400Yuxi;02Hongta District;03Jiangchuan District;21Jiangchuan County;22Chengjiang County;23Tonghai County;24Huaning County;25Yimen County;26Eshan Yi Autonomous County;27Xinping Yi and Dai Autonomous County;28Yuanjiang Hani, Yi and Dai Autonomous County;81Chengjiang
530500Baoshan;02Longyang District;21Shidian County;23Longling County;24Changning County;81Tengchong
530600Zhaotong;02Zhaoyang District;21Ludian County;22Qiaojia County;23Yanjin County;24Daguan County;25Yongshan County;26Suijiang County;27Zhenxiong County;28Yiliang County;29Weixin County;30Shuifu County;81Shuifu
530700Lijiang;02Gucheng District;21Yulong Naxi Autonomous County;22Yongsheng County;23Huaping County;24Ninglang Yi Autonomous County
530800Pu’er;02Simao District;21Ning’er Hani and Yi Autonomous County;22Mojiang Hani Autonomous County;23Jingdong Yi Autonomous County;24Jinggu Dai and Yi Autonomous County;25Zhenyuan Yi, Hani and Lahu Autonomous County;26Jiangcheng Hani and Yi Autonomous County;27Menglian Dai, Lahu and Wa Autonomous County;28Lancang Lahu Autonomous County;29Ximeng Wa Autonomous County
530900Lincang;02Linxiang District;21Fengqing County;22Yun County;23Yongde County;24Zhenkang County;25Shuangjiang Lahu, Wa, Blang and Dai Autonomous County;26Gengma Dai and Wa Autonomous County;27Cangyuan Wa Autonomous County
532300Chuxiong Yi Autonomous Prefecture;01Chuxiong;02Lufeng;22Shuangbai County;23Mouding County;24Nanhua County;25Yao’an County;26Dayao County;27Yongren County;28Yuanmou County;29Wuding County;31Lufeng County
532500Honghe Hani and Yi Autonomous Prefecture;01Gejiu;02Kaiyuan;03Mengzi;04Mile;23Pingbian Miao Autonomous County;24Jianshui County;25Shiping County;27Luxi County;28Yuanyang County;29Honghe County;30Jinping Miao, Yao and Dai Autonomous County;31Lüchun County;32Hekou Yao Autonomous County
532600Wenshan Zhuang and Miao Autonomous Prefecture;01Wenshan;22Yanshan County;23Xichou County;24Malipo County;25Maguan County;26Qiubei County;27Guangnan County;28Funing County
532800Xishuangbanna Dai Autonomous Prefecture;01Jinghong;22Menghai County;23Mengla County
532900Dali Bai Autonomous Prefecture;01Dali;22Yangbi Yi Autonomous County;23Xiangyun County;24Binchuan County;25Midu County;26Nanjian Yi Autonomous County;27Weishan Yi and Hui Autonomous County;28Yongping County;29Yunlong County;30Eryuan County;31Jianchuan County;32Heqing County
533100Dehong Dai and Jingpo Autonomous Prefecture;02Ruili;03Mangshi;22Lianghe County;23Yingjiang County;24Longchuan County
533300Nujiang Lisu Autonomous Prefecture;01Lushui;21Lushui County;23Fugong County;24Gongshan Derung and Nu Autonomous County;25Lanping Bai and Pumi Autonomous County
533400Diqing Tibetan Autonomous Prefecture;01Shangri-La;22Dêqên County;23Weixi Lisu Autonomous County
540000Tibet
540100Lhasa;02Chengguan District;03Doilungdêqên District;04Dagzê District;21Lhünzhub County;22Damxung County;23Nyêmo County;24Qüxü County;25Doilungdêqên County;26Dagzê County;27Maizhokunggar County
540200Shigatse;02Samzhubzê District;21Namling County;22Gyangzê County;23Tingri County;24Sa’gya County;25Lhazê County;26Ngamring County;27Xaitongmoin County;28Bainang County;29Rinbung County;30Kangmar County;31Dinggyê County;32Zhongba County;33Yadong County;34Gyirong County;35Nyalam County;36Saga County;37Gamba County
540300Qamdo;02Karub District;21Jomda County;22Gonjo County;23Riwoqê County;24Dêngqên County;25Zhag’yab County;26Baxoi County;27Zogang County;28Markam County;29Lhorong County;30Banbar County
540400Nyingchi;02Bayi District;21Gongbo’gyamda County;22Mainling County;23Mêdog County;24Bomê County;25Zayü County;26Nang County;81Mainling
540500Shannan;02Nêdong District;21Zhanang County;22Gonggar County;23Sangri County;24Qonggyai County;25Qusum County;26Comai County;27Lhozhag County;28Gyaca County;29Lhünzê County;30Cona County;31Nagarzê County;81Cona
540600Nagqu;02Seni District;21Lhari County;22Biru County;23Nyainrong County;24Amdo County;25Xainza County;26Sog County;27Baingoin County;28Baqên County;29Nyima County;30Shuanghu County
542100Qamdo Prefecture
542200Shannan Prefecture;21Nêdong County;22Zhanang County;23Gonggar County;24Sangri County;25Qonggyai County;26Qusum County;27Comai County;28Lhozhag County;29Gyaca County;31Lhünzê County;32Cona County;33Nagarzê County
542300Shigatse Prefecture
542400Nagqu Prefecture;21Nagqu County;22Lhari County;23Biru County;24Nyainrong County;25Amdo County;26Xainza County;27Sog County;28Baingoin County;29Baqên County;30Nyima County;31Shuanghu County
542500Ngari Prefecture;21Burang County;22Zanda County;23Gar County;24Rutog County;25Gê’gyai County;26Gêrzê County;27Coqên County
542600Nyingchi Prefecture
610000Shaanxi
610100Xi’an;02Xincheng District;03Beilin District;04Lianhu District;11Baqiao District;12Weiyang District;13Yanta District;14Yanliang District;15Lintong District;16Chang’an District;17Gaoling District;18Huyi District;22Lantian County;24Zhouzhi County;25Hu County;26Gaoling County
610200Tongchuan;02Wangyi District;03Yintai District;04Yaozhou District;22Yijun County
610300Baoji;02Weibin District;03Jintai District;04Chencang District;05Fengxiang District;22Fengxiang County;23Qishan County;24Fufeng County;26Mei County;27Long County;28Qianyang County;29Linyou County;30Feng County;31Taibai County
610400Xianyang;02Qindu District;03Yangling District;04Weicheng District;22Sanyuan County;23Jingyang County;24Qian County;25Liquan County;26Yongshou County;27Bin County;28Changwu County;29Xunyi County;30Chunhua County;31Wugong County;81Xingping;82Binzhou
610500Weinan;02Linwei District;03Huazhou District;21Hua County;22Tongguan County;23Dali County;24Heyang County;25Chengcheng County;26Pucheng County;27Baishui County;28Fuping County;81Hancheng;82Huayin
610600Yan’an;02Baota District;03Ansai District;21Yanchang County;22Yanchuan County;23Zichang County;24Ansai County;25Zhidan County;26Wuqi County;27Ganquan County;28Fu County;29Luochuan County;30Yichuan County;31Huanglong County;32Huangling County;81Zichang
610700Hanzhong;02Hantai District;03Nanzheng District;21Nanzheng County;22Chenggu County;23Yang County;24Xixiang County;25Mian County;26Ningqiang County;27Lüeyang County;28Zhenba County;29Liuba County;30Foping County
610800Yulin;02Yuyang District;03Hengshan District;21Shenmu County;22Fugu County;23Hengshan County;24Jingbian County;25Dingbian County;26Suide County;27Mizhi County;28Jia County;29Wubu County;30Qingjian County;31Zizhou County;81Shenmu
610900Ankang;02Hanbin District;21Hanyin County;22Shiquan County;23Ningshan County;24Ziyang County;25Langao County;26Pingli County;27Zhenping County;28Xunyang County;29Baihe County;81Xunyang
611000Shangluo;02Shangzhou District;21Luonan County;22Danfeng County;23Shangnan County;24Shanyang County;25Zhen’an County;26Zhashui County
620000Gansu
620100Lanzhou;02Chengguan District;03Qilihe District;04Xigu District;05Anning District;11Honggu District;21Yongdeng County;22Gaolan County;23Yuzhong County;71Lanzhou New Area
620200Jiayuguan;01Urban Districts;90Xiongguan District;91Changcheng District;92Jingtie District;93Xincheng Town;94Yuquan Town;95Wenshu Town
620300Jinchang;02Jinchuan District;21Yongchang County
620400Baiyin;02Baiyin District;03Pingchuan District;21Jingyuan County;22Huining County;23Jingtai County
620500Tianshui;02Qinzhou District;03Maiji District;21Qingshui County;22Qin’an County;23Gangu County;24Wushan County;25Zhangjiachuan Hui Autonomous County
620600Wuwei;02Liangzhou District;21Minqin County;22Gulang County;23Tianzhu Tibetan Autonomous County
620700Zhangye;02Ganzhou District;21Sunan Yugur Autonomous County;22Minle County;23Linze County;24Gaotai County;25Shandan County
620800Pingliang;02Kongtong District;21Jingchuan County;22Lingtai County;23Chongxin County;24Huating County;25Zhuanglang County;26Jingning County;81Huating
620900Jiuquan;02Suzhou District;21Jinta County;22Guazhou County;23Subei Mongol Autonomous County;24Aksay Kazakh Autonomous County;81Yumen;82Dunhuang
621000Qingyang;02Xifeng District;21Qingcheng County;22Huan County;23Huachi County;24Heshui County;25Zhengning County;26Ning County;27Zhenyuan County
621100Dingxi;02Anding District;21Tongwei County;22Longxi County;23Weiyuan County;24Lintao County;25Zhang County;26Min County
621200Longnan;02Wudu District;21Cheng County;22Wen County;23Tanchang County;24Kang County;25Xihe County;26Li County;27Hui County;28Liangdang County
622900Linxia Hui Autonomous Prefecture;01Linxia;21Linxia County;22Kangle County;23Yongjing County;24Guanghe County;25Hezheng County;26Dongxiang Autonomous County;27Jishishan Bonan, Dongxiang and Salar Autonomous County
623000Gannan Tibetan Autonomous Prefecture;01Hezuo;21Lintan County;22Jonê County;23Zhugqu County;24Têwo County;25Maqu County;26Luqu County;27Xiahe County
630000Qinghai
630100Xining;02Chengdong District;03Chengzhong District;04Chengxi District;05Chengbei District;06Huangzhong District;21Datong Hui and Tu Autonomous County;22Huangzhong County;23Huangyuan County
630200Haidong;02Ledu District;03Ping’an District;22Minhe Hui and Tu Autonomous County;23Huzhu Tu Autonomous County;24Hualong Hui Autonomous County;25Xunhua Salar Autonomous County
632200Haibei Tibetan Autonomous Prefecture;21Menyuan Hui Autonomous County;22Qilian County;23Haiyan County;24Gangca County
632300Huangnan Tibetan Autonomous Prefecture;01Tongren;21Tongren County;22Jainca County;23Zêkog County;24Henan Mongol Autonomous County
632500Hainan Tibetan Autonomous Prefecture;21Gonghe County;22Tongde County;23Guide County;24Xinghai County;25Guinan County
632600Golog Tibetan Autonomous Prefecture;21Maqên County;22Banma County;23Gadê County;24Darlag County;25Jigzhi County;26Madoi County
632700Yushu Tibetan Autonomous Prefecture;01Yushu;22Zadoi County;23Chindu County;24Zhidoi County;25Nangqên County;26Qumarlêb County
632800Haixi Mongol and Tibetan Autonomous Prefecture;01Golmud;02Delingha;03Mangya;21Ulan County;22Dulan County;23Tianjun County;57Dachaidan Administrative Committee
640000Ningxia
640100Yinchuan;04Xingqing District;05Xixia District;06Jinfeng District;21Yongning County;22Helan County;81Lingwu
640200Shizuishan;02Dawukou District;05Huinong District;21Pingluo County
640300Wuzhong;02Litong District;03Hongsibu District;23Yanchi County;24Tongxin County;81Qingtongxia
640400Guyuan;02Yuanzhou District;22Xiji County;23Longde County;24Jingyuan County;25Pengyang County
640500Zhongwei;02Shapotou District;21Zhongning County;22Haiyuan County
650000Xinjiang
650100Urumqi;02Tianshan District;03Saybag District;04Xinshi District;05Shuimogou District;06Toutunhe District;07Dabancheng District;09Midong District;21Urumqi County
650200Karamay;02Dushanzi District;03Karamay District;04Baijiantan District;05Urho District
650400Turpan;02Gaochang District;21Shanshan County;22Toksun County
650500Hami;02Yizhou District;21Barkol Kazakh Autonomous County;22Yiwu County
652100Turpan Prefecture;01Turpan;22Shanshan County;23Toksun County
652200Hami Prefecture;01Hami;22Barkol Kazakh Autonomous County;23Yiwu County
652300Changji Hui Autonomous Prefecture;01Changji;02Fukang;23Hutubi County;24Manas County;25Qitai County;27Jimsar County;28Mori Kazakh Autonomous County
652700Bortala Mongol Autonomous Prefecture;01Bole;02Alashankou;22Jinghe County;23Wenquan County
652800Bayingolin Mongol Autonomous Prefecture;01Korla;22Luntai County;23Yuli County;24Ruoqiang County;25Qiemo County;26Yanqi Hui Autonomous County;27Hejing County;28Hoxud County;29Bohu County
652900Aksu Prefecture;01Aksu;02Kuqa;22Wensu County;23Kuqa County;24Xayar County;25Xinhe County;26Baicheng County;27Uqturpan County;28Awat County;29Kalpin County
653000Kizilsu Kyrgyz Autonomous Prefecture;01Artux;22Akto County;23Akqi County;24Ulugqat County
653100Kashgar Prefecture;01Kashgar;21Shufu County;22Shule County;23Yengisar County;24Poskam County;25Yarkant County;26Kargilik County;27Markit County;28Yopurga County;29Payzawat County;30Maralbexi County;31Taxkorgan Tajik Autonomous County
653200Hotan Prefecture;01Hotan;21Hotan County;22Karakax County;23Pishan County;24Lop County;25Qira County;26Yutian County;27Minfeng County;28Hekang County;29He’an County
654000Ili Kazakh Autonomous Prefecture;02Yining;03Kuitun;04Khorgos;21Yining County;22Qapqal Xibe Autonomous County;23Huocheng County;24Gongliu County;25Xinyuan County;26Zhaosu County;27Tekes County;28Nilka County
654200Tacheng Prefecture;01Tacheng;02Wusu;03Shawan;21Emin County;23Shawan County;24Toli County;25Yumin County;26Hoboksar Mongol Autonomous County
654300Altay Prefecture;01Altay;21Burqin County;22Fuyun County;23Fuhai County;24Habahe County;25Qinghe County;26Jeminay County
659000Directly Administered;01Shihezi;02Aral;03Tumxuk;04Wujiaqu;05Beitun;06Tiemenguan;07Shuanghe;08Kokdala;09Kunyu;10Huyanghe;11Xinxing;12Baiyang
710000Taiwan
710100Taipei;01Zhongzheng District;02Datong District;03Zhongshan District;04Songshan District;05Da’an District;06Wanhua District;07Xinyi District;08Shilin District;09Beitou District;10Neihu District;11Nangang District;12Wenshan District;99Other Districts
710200Kaohsiung;01Xinxing District;02Qianjin District;03Qinya District;04Yancheng District;05Gushan District;06Qijin District;07Qianzhen District;08Sanmin District;09Zuoying District;10Nanzi District;11Xiaogang District;41Lingya District;42Renwu District;43Dashe District;44Gangshan District;45Luzhu District;46Alian District;47Tianliao District;48Yanchao District;49Qiaotou District;50Ziguan District;51Mituo District;52Yong’an District;53Hunei District;54Fengshan District;55Daliao District;56Linyuan District;57Niaosong District;58Dashu District;59Qishan District;60Meinong District;61Liugui District;62Neimen District;63Shanlin District;64Jiaxian District;65Taoyuan District;66Namaxia District;67Maolin District;68Qieding District;99Other Districts
710300Tainan;01West Central District;02East District;03South District;04North District;05Anping District;06Annan District;39Yongkang District;40Guiren District;41Xinhua District;42Zuozhen District;43Yujing District;44Nanxi District;45Nanhua District;46Rende District;47Guanmiao District;48Longqi District;49Guantian District;50Madou District;51Jiali District;52Xigang District;53Qigu District;54Jiangjun District;55Xuejia District;56Beimen District;57Xinying District;58Houbi District;59Baihe District;60Dongshan District;61Liujia District;62Xiaying District;63Liuying District;64Yanshui District;65Shanhua District;66Danei District;67Shanshang District;68Xinshi District;69Anding District;99Other Districts
710400Taichung;01Central District;02East District;03South District;04West District;05North District;06Beitun District;07Xitun District;08Nantun District;31Taiping District;32Dali District;33Wufeng District;34Wuri District;35Fengyuan District;36Houli District;37Shigang District;38Dongshi District;39Heping District;40Xinshe District;41Tanzi District;42Daya District;43Shengang District;44Dadu District;45Shalu District;46Longjing District;47Wuqi District;48Qingshui District;49Dajia District;50Waipu District;51Da’an District;99Other Districts
710500Kinmen County;07Jinsha Township;08Jinhu Township;09Jinning Township;10Jincheng Township;11Lieyu Township;12Wuqiu Township
710600Nantou County;14Nantou;15Zhongliao Township;16Caotun Township;17Guoxing Township;18Puli Township;19Ren’ai Township;20Mingjian Township;21Jiji Township;22Shuili Township;23Yuchi Township;24Xinyi Township;25Zhushan Township;26Lugu Township
710700Keelung;01Ren’ai District;02Xinyi District;03Zhongzheng District;04Zhongshan District;05Anle District;06Nuannuan District;07Qidu District;99Other Districts
710800Hsinchu;01East District;02North District;03Xiangshan District;99Other Districts
710900Chiayi;01East District;02West District;99Other Districts
711100New Taipei;30Wanli District;32Banqiao District;33Xizhi District;34Shenkeng District;35Shiding District;36Ruifang District;37Pingxi District;38Shuangxi District;39Gongliao District;40Xindian District;41Pinglin District;42Wulai District;43Yonghe District;44Zhonghe District;45Tucheng District;46Sanxia District;47Shulin District;48Yingge District;49Sanchong District;50Xinzhuang District;51Taishan District;52Linkou District;53Luzhou District;54Wugu District;55Bali District;56Tamsui District;57Sanzhi District;58Shimen District
711200Yilan County;87Yilan;88Toucheng Township;89Jiaoxi Township;90Zhuangwei Township;91Yuanshan Township;92Luodong Township;93Sanxing Township;94Datong Township;95Wujie Township;96Dongshan Township;97Su’ao Township;98Nan’ao Township;99Diaoyu Islands
711300Hsinchu County;87Zhubei;88Hukou Township;89Xinfeng Township;90Xinpu Township;91Guanxi Township;92Xionglin Township;93Baoshan Township;94Zhudong Township;95Wufeng Township;96Hengshan Township;97Jianshi Township;98Beipu Township;99Emei Township
711400Taoyuan;14Zhongli District;15Pingzhen District;17Yangmei District;18Xinwu District;19Guanyin District;20Taoyuan District;21Guishan District;22Bade District;23Daxi District;25Dayuan District;26Luzhu District;87Zhongli;88Pingzhen;89Longtan Township;90Yangmei;91Xinwu Township;92Guanyin Township;93Taoyuan;94Guishan Township;95Bade;96Daxi Township;97Fuxing Township;98Dayuan Township;99Luzhu Township
711500Miaoli County;20Toufen;82Zhunan Township;83Toufen Township;84Sanwan Township;85Nanzhuang Township;86Shitan Township;87Houlong Township;88Tongxiao Township;89Yuanli Township;90Miaoli;91Zaoqiao Township;92Touwu Township;93Gongguan Township;94Dahu Township;95Tai’an Township;96Tongluo Township;97Sanyi Township;98Xihu Township;99Zhuolan Township
711700Changhua County;36Yuanlin;74Changhua;75Fenyuan Township;76Huatan Township;77Xiushui Township;78Lukang Township;79Fuxing Township;80Xianxi Township;81Hemei Township;82Shengang Township;83Yuanlin Township;84Shetou Township;85Yongjing Township;86Puxin Township;87Xihu Township;88Dacun Township;89Puyan Township;90Tianzhong Township;91Beidou Township;92Tianwei Township;93Pitou Township;94Xizhou Township;95Zhutang Township;96Erlin Township;97Dacheng Township;98Fangyuan Township;99Ershui Township
711900Chiayi County;82Fanlu Township;83Meishan Township;84Zhuqi Township;85Alishan Township;86Zhongpu Township;87Dapu Township;88Shuishang Township;89Lucao Township;90Taibao;91Puzi;92Dongshi Township;93Liujiao Township;94Xingang Township;95Minxiong Township;96Dalin Township;97Xikou Township;98Yizhu Township;99Budai Township
712100Yunlin County;80Dounan Township;81Dapi Township;82Huwei Township;83Tuku Township;84Baozhong Township;85Dongshi Township;86Taixi Township;87Lunbei Township;88Mailiao Township;89Douliu;90Linnei Township;91Gukeng Township;92Citong Township;93Xiluo Township;94Erlun Township;95Beigang Township;96Shuilin Township;97Kouhu Township;98Sihu Township;99Yuanchang Township
712400Pingtung County;51Kanding Township;67Pingtung;68Sandimen Township;69Wutai Township;70Majia Township;71Jiuru Township;72Ligang Township;73Gaoshu Township;74Yanpu Township;75Changzhi Township;76Linluo Township;77Zhutian Township;78Neipu Township;79Wandan Township;80Chaozhou Township;81Taiwu Township;82Laiyi Township;83Wanluan Township;84Kanding Township;85Xinpi Township;86Nanzhou Township;87Linbian Township;88Donggang Township;89Liuqiu Township;90Jiadong Township;91Xinyuan Township;92Fangliao Township;93Fangshan Township;94Chunri Township;95Shizi Township;96Checheng Township;97Mudan Township;98Hengchun Township;99Manzhou Township
712500Taitung County;84Taitung;85Lüdao Township;86Lanyu Township;87Yanping Township;88Beinan Township;89Luye Township;90Guanshan Township;91Haiduan Township;92Chishang Township;93Donghe Township;94Chenggong Township;95Changbin Township;96Jinfeng Township;97Dawu Township;98Daren Township;99Taimali Township
712600Hualien County;86Hualien;87Xincheng Township;88Taroko;89Xiulin Township;90Ji’an Township;91Shoufeng Township;92Fenglin Township;93Guangfu Township;94Fengbin Township;95Ruisui Township;96Wanrong Township;97Yuli Township;98Zhuoxi Township;99Fuli Township
712700Penghu County;94Magong;95Xiyu Township;96Wang’an Township;97Qimei Township;98Baisha Township;99Huxi Township
712800Lienchiang County;96Nangan Township;97Beigan Township;98Dongyin Township;99Juguang Township
810000Hong Kong
810100Hong Kong Island;01Central and Western District;02Wan Chai District;03Eastern District;04Southern District
810200Kowloon;01Kowloon City District;02Yau Tsim Mong District;03Sham Shui Po District;04Wong Tai Sin District;05Kwun Tong District
810300New Territories;01North District;02Tai Po District;03Sha Tin District;04Sai Kung District;05Yuen Long District;06Tuen Mun District;07Tsuen Wan District;08Kwai Tsing District;09Islands District
820000Macau
820100Macau Peninsula;02Nossa Senhora de Fátima;03Santo António;04São Lázaro;05Sé;06São Lourenço
820200Taipa and Coloane;02Nossa Senhora do Carmo;03Cotai;04São Francisco Xavier
`;
