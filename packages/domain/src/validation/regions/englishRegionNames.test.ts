import { areaList } from '@vant/area-data';
import { describe, expect, it } from 'vitest';
import { allRegionNames, retiredRegions } from '../retiredRegions.ts';
import { englishRegionNames } from './englishRegionNames.ts';

const current: Record<string, string> = { ...areaList.province_list, ...areaList.city_list, ...areaList.county_list };
const chinese = allRegionNames(current);
const english = englishRegionNames();

describe('the English name of a region', () => {
  it.each([
    ['110000', 'Beijing'],
    ['110105', 'Chaoyang District'],
    ['120116', 'Binhai New Area'],
    ['130225', 'Laoting County'],
    ['130726', 'Yu County'],
    ['140000', 'Shanxi'],
    ['140924', 'Fanshi County'],
    ['141024', 'Hongtong County'],
    ['141100', 'Lüliang'],
    ['150000', 'Inner Mongolia'],
    ['150100', 'Hohhot'],
    ['150521', 'Horqin Left Middle Banner'],
    ['150603', 'Kangbashi District'],
    ['150624', 'Otog Banner'],
    ['150723', 'Oroqen Autonomous Banner'],
    ['152500', 'Xilingol League'],
    ['152501', 'Erenhot'],
    ['210113', 'Shenbei New District'],
    ['210212', 'Lüshunkou District'],
    ['220200', 'Jilin City'],
    ['222400', 'Yanbian Korean Autonomous Prefecture'],
    ['222404', 'Hunchun'],
    ['230100', 'Harbin'],
    ['231085', 'Muling'],
    ['232700', 'Daxing’anling Prefecture'],
    ['310106', 'Jing’an District'],
    ['310112', 'Minhang District'],
    ['310115', 'Pudong New Area'],
    ['320116', 'Luhe District'],
    ['320411', 'Xinbei District'],
    ['320583', 'Kunshan'],
    ['320800', 'Huai’an'],
    ['320830', 'Xuyi County'],
    ['321183', 'Jurong'],
    ['330382', 'Yueqing'],
    ['331000', 'Taizhou'],
    ['331023', 'Tiantai County'],
    ['331102', 'Liandu District'],
    ['340300', 'Bengbu'],
    ['340303', 'Bengshan District'],
    ['340722', 'Zongyang County'],
    ['341021', 'She County'],
    ['341500', 'Lu’an'],
    ['341600', 'Bozhou'],
    ['341621', 'Guoyang County'],
    ['350200', 'Xiamen'],
    ['350527', 'Kinmen County'],
    ['361124', 'Yanshan County'],
    ['370481', 'Tengzhou'],
    ['370900', 'Tai’an'],
    ['371481', 'Laoling'],
    ['371521', 'Yanggu County'],
    ['371524', 'Dong’e County'],
    ['371722', 'Shan County'],
    ['371522', 'Shen County'],
    ['410182', 'Xingyang'],
    ['410304', 'Chanhe Hui District'],
    ['410621', 'Xun County'],
    ['411104', 'Shaoling District'],
    ['411100', 'Luohe'],
    ['411726', 'Biyang County'],
    ['420116', 'Huangpi District'],
    ['421303', 'Zengdu District'],
    ['429021', 'Shennongjia Forestry District'],
    ['430100', 'Changsha'],
    ['433100', 'Xiangxi Tujia and Miao Autonomous Prefecture'],
    ['440113', 'Panyu District'],
    ['440305', 'Nanshan District'],
    ['441422', 'Dabu County'],
    ['441900', 'Dongguan'],
    ['441928', 'Liaobu Town'],
    ['451228', 'Du’an Yao Autonomous County'],
    ['500000', 'Chongqing'],
    ['500240', 'Shizhu Tujia Autonomous County'],
    ['511123', 'Qianwei County'],
    ['511527', 'Junlian County'],
    ['511800', 'Ya’an'],
    ['513200', 'Ngawa Tibetan and Qiang Autonomous Prefecture'],
    ['520526', 'Weining Yi, Hui and Miao Autonomous County'],
    ['522732', 'Sandu Sui Autonomous County'],
    ['530800', 'Pu’er'],
    ['533401', 'Shangri-La'],
    ['540000', 'Tibet'],
    ['540100', 'Lhasa'],
    ['540200', 'Shigatse'],
    ['610000', 'Shaanxi'],
    ['610100', 'Xi’an'],
    ['610118', 'Huyi District'],
    ['610600', 'Yan’an'],
    ['610829', 'Wubu County'],
    ['611026', 'Zhashui County'],
    ['620722', 'Minle County'],
    ['621223', 'Tanchang County'],
    ['640303', 'Hongsibu District'],
    ['650000', 'Xinjiang'],
    ['650100', 'Urumqi'],
    ['652823', 'Yuli County'],
    ['653100', 'Kashgar Prefecture'],
    ['653101', 'Kashgar'],
    ['654000', 'Ili Kazakh Autonomous Prefecture'],
    ['654021', 'Yining County'],
    ['710000', 'Taiwan'],
    ['710100', 'Taipei'],
    ['711149', 'Sanchong District'],
    ['810000', 'Hong Kong'],
    ['810202', 'Yau Tsim Mong District'],
    ['820000', 'Macau'],
    ['330103', 'Xiacheng District'],
    ['310108', 'Zhabei District'],
  ])('of %s is %s', (code, name) => {
    expect(english[code]).toBe(name);
  });

  it('exists for every current and former region, in Latin letters', () => {
    const codes = [...Object.keys(current), ...retiredRegions().keys()];
    const wrong = codes.filter((code) => !/^\p{Lu}[\p{sc=Latin}’, -]+$/u.test(english[code] ?? ''));
    expect(wrong).toEqual([]);
  });

  it('has an apostrophe before a syllable that begins with a vowel', () => {
    const wrong = Object.entries(chinese).filter(
      ([code, name]) => /^.安市$/.test(name) && !/’an$/.test(english[code] ?? ''),
    );
    expect(wrong).toEqual([]);
  });

  it('differs from those of regions beside it', () => {
    const seen = new Map<string, string>();
    const alike = Object.keys(current).filter((code) => {
      const parent = code.endsWith('0000') ? '' : code.slice(0, code.endsWith('00') ? 2 : 4);
      const key = `${parent} ${english[code]}`;
      const isKnown = seen.has(key);
      seen.set(key, code);
      return isKnown;
    });
    // The data package contains 崁顶乡 twice, once with another first character.
    expect(alike).toEqual(['712484']);
  });

  it('equals that of the region above it only if the Chinese names are equal, too', () => {
    const alike = Object.keys(current).filter((code) => {
      const parent = code.endsWith('00') ? `${code.slice(0, 2)}0000` : `${code.slice(0, 4)}00`;
      return code !== parent && english[code] === english[parent] && chinese[code] !== chinese[parent];
    });
    expect(alike).toEqual([]);
  });
});
