/**
 * Places of Hong Kong and Macau that addresses contain instead of the district, with their English names, by the
 * district's code.
 */
const TABLE = `
810101 中环=central,上环=sheung wan,西环,金钟=admiralty,半山=mid levels,西营盘=sai ying pun,坚尼地城=kennedy town,石塘咀=shek tong tsui,薄扶林道
810102 铜锣湾=causeway bay,跑马地=happy valley,大坑=tai hang,天后=tin hau
810103 北角=north point,鲗鱼涌=quarry bay,太古=taikoo,太古=tai koo,西湾河=sai wan ho,筲箕湾=shau kei wan,柴湾=chai wan,小西湾=siu sai wan,炮台山=fortress hill
810104 香港仔=aberdeen,鸭脷洲=ap lei chau,赤柱=stanley,浅水湾=repulse bay,黄竹坑=wong chuk hang,薄扶林=pok fu lam,华富=wah fu
810201 红磡=hung hom,土瓜湾=to kwa wan,何文田=ho man tin,九龙塘=kowloon tong,启德=kai tak,马头围=ma tau wai
810202 尖沙咀=tsim sha tsui,尖沙咀=tst,油麻地=yau ma tei,旺角=mong kok,旺角=mongkok,佐敦=jordan,大角咀=tai kok tsui
810203 长沙湾=cheung sha wan,荔枝角=lai chi kok,美孚=mei foo,石硖尾=shek kip mei
810204 钻石山=diamond hill,慈云山=tsz wan shan,新蒲岗=san po kong,乐富=lok fu
810205 牛头角=ngau tau kok,九龙湾=kowloon bay,蓝田=lam tin,油塘=yau tong,秀茂坪=sau mau ping
810301 上水=sheung shui,粉岭=fanling,沙头角=sha tau kok
810303 马鞍山=ma on shan,大围=tai wai,火炭=fo tan
810304 将军澳=tseung kwan o,坑口=hang hau,调景岭=tiu keng leng
810305 天水围=tin shui wai,锦田=kam tin
810308 葵涌=kwai chung,葵芳=kwai fong,葵兴=kwai hing,青衣=tsing yi
810309 东涌=tung chung,大屿山=lantau,长洲=cheung chau,愉景湾=discovery bay,坪洲=peng chau,南丫岛=lamma
820105 新马路
820202 氹仔=taipa
820204 路环=coloane
`;

/** A place within a district. */
export interface Locality {
  /** In simplified characters. */
  name: string;
  /** In lower case. */
  english?: string;
  /** Code of the district. */
  code: string;
}

/**
 * Returns the places of districts in Hong Kong and Macau; one with two spellings is returned twice.
 *
 * @example localities()[0] // { name: '中环', english: 'central', code: '810101' }
 */
export function localities(): Locality[] {
  return TABLE.trim()
    .split('\n')
    .flatMap((line) =>
      line
        .slice(CODE_LENGTH + 1)
        .split(',')
        .map((pair) => {
          const [name = '', english] = pair.split('=');
          return { name, code: line.slice(0, CODE_LENGTH), ...(english && { english }) };
        }),
    );
}

const CODE_LENGTH = 6;
