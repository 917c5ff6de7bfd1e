import { areaList } from '@vant/area-data';
import { pinyin } from 'pinyin-pro';
import { describe, expect, it } from 'vitest';
import { traditional } from '../text/traditional.ts';
import { parsePastedAddress } from './parsePastedAddress.ts';
import { PLACE_CHARACTERS } from './patterns.ts';

const names: Record<string, string> = { ...areaList.province_list, ...areaList.city_list, ...areaList.county_list };

interface County {
  code: string;
  province: string;
  /** Empty if the county belongs directly to its province. */
  city: string;
  county: string;
}

/** All counties; economic zones, which the list contains twice, are left out. */
const counties = Object.entries<string>(areaList.county_list)
  .map(([code, county]): County => {
    const province = names[`${code.slice(0, 2)}0000`] ?? '';
    const city = names[`${code.slice(0, 4)}00`] ?? '';
    return { code, province, city: city === province || /直辖|^县$/.test(city) ? '' : city, county };
  })
  .filter(({ province, county }) => province !== '' && !/开发区|工业园区|高新区|新城$|管委会|市辖区/.test(county));
const codesOf = (some: readonly County[], write: (county: County) => string) =>
  some.map((county) => {
    const found = parsePastedAddress(write(county), names).region?.areaCode;
    return { ...county, found };
  });
const wrong = (found: ReturnType<typeof codesOf>) => found.filter((one) => one.found !== one.code);

const traditionalOf = new Map(
  [...traditional.split(' '), ...PLACE_CHARACTERS.split(' ')].map((group) => {
    const [simplified = '', first = simplified] = Array.from(group);
    return [simplified, first] as const;
  }),
);
const inTraditional = (text: string) => Array.from(text, (one) => traditionalOf.get(one) ?? one).join('');
/** Returns a name without the word for its level. */
const short = (name: string) => {
  const stem = name.replace(/(?:特别行政区|(?:壮族|回族|维吾尔)?自治区|地区|省|市)$/, '');
  return stem.length > 1 ? stem : name;
};

describe('every county of the list', () => {
  it('is found by its full name', () => {
    const written = codesOf(
      counties,
      ({ province, city, county }) => `张三 13800138000 ${province}${city}${county}解放路1号`,
    );
    expect(wrong(written)).toEqual([]);
  });

  it('is found in traditional characters', () => {
    const written = codesOf(counties, ({ province, city, county }) =>
      inTraditional(`张三 13800138000 ${province}${city}${county}解放路1号`),
    );
    expect(wrong(written)).toEqual([]);
  });

  it('is found after the short names of its province and city', () => {
    const written = codesOf(
      counties,
      ({ province, city, county }) => `张三 13800138000 ${short(province)}${short(city)}${county}解放路1号`,
    );
    expect(wrong(written)).toEqual([]);
  });

  it('is not confused with another one of its name without the city', () => {
    const written = codesOf(counties, ({ province, county }) => `张三 13800138000 ${province}${county}解放路1号`);
    expect(wrong(written).filter(({ found }) => found !== undefined)).toEqual([]);
  });
});

const LEVELS = { 区: 'District', 市: 'City', 县: 'County', 旗: 'Banner' } as const;
const PEOPLES =
  /(?:蒙古|汉族|回族|藏族|维吾尔|苗族|彝族|壮族|布依族|朝鲜族|满族|侗族|瑶族|白族|土家族|哈尼族|哈萨克|傣族|黎族|傈僳族|佤族|畲族|拉祜族|水族|东乡族|纳西族|景颇族|柯尔克孜|土族|达斡尔族|仫佬族|羌族|布朗族|撒拉族|毛南族|仡佬族|锡伯|塔吉克|普米族|怒族|保安族|裕固族|独龙族|各族|族?自治[州县旗])/;

/** Suffixes of names with a single syllable, as one word: 赵县 is Zhaoxian. */
const SUFFIX: Readonly<Record<string, string>> = { 县: 'xian', 区: 'qu', 市: 'shi' };

/** Returns a name in English addresses: 青龙满族自治县 is Qinglong. */
function inEnglish(name: string): string {
  const place = /自治[州县旗]$/.test(name)
    ? name.slice(0, name.slice(1).search(PEOPLES) + 1)
    : name.replace(/(?:特别行政区|(?:壮族|回族|维吾尔)?自治区|地区|(?<=..)新区|省|市|区|县|盟|旗)$/, '');
  const letters = pinyin(place, { toneType: 'none', type: 'array' }).join('');
  return letters.charAt(0).toUpperCase() + letters.slice(1);
}

/**
 * 云安区 and 郁南县 of 云浮, 北戴河新区: Latin letters do not distinguish them from another one there. 大柴旦行政委员会 has no short name.
 */
const UNCLEAR = new Set(['445303', '445322', '130372', '632857']);

describe('every county of the mainland in English', () => {
  const mainland = counties.filter(
    // Except towns of cities without counties, and counties with the same spelling in one city.
    ({ code }) => /^[1-6]/.test(code) && !/^(?:4419|4420|4604|6202)/.test(code) && !UNCLEAR.has(code),
  );
  const write = ({ province, city, county }: County, level: string) =>
    ['John Smith 13800138000 1 Jiefang Road', `${inEnglish(county)}${level}`, ...(city === '' ? [] : [inEnglish(city)])]
      .concat(inEnglish(province))
      .join(', ');

  it('is found with the word for its level', () => {
    const written = codesOf(mainland, (one) => {
      const ending = Object.entries(LEVELS).find(([level]) => one.county.endsWith(level));
      return write(one, ending ? ` ${ending[1]}` : '');
    });
    expect(wrong(written)).toEqual([]);
  });

  it('is found without it, unless a more important county has the same name', () => {
    const written = wrong(
      codesOf(mainland, (one) => write(one, one.county.length === 2 ? (SUFFIX[one.county.slice(-1)] ?? '') : '')),
    );
    const lesser = written.filter(({ found, county }) => names[found ?? '']?.slice(0, 2) !== county.slice(0, 2));
    expect(lesser).toEqual([]);
  });
});
