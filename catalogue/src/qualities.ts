/**
 * Synonyms for qualities of products, such as materials and uses. As in `synonyms`, each word is in at most one group, in lower case.
 * Unlike product names, these words are also searched for in descriptions, which mention other products too.
 */
export const qualities: readonly (readonly string[])[] = [
  // Materials
  ['胡桃木', '黑胡桃', '胡桃色', 'walnut', 'black walnut'],
  ['木头', '木', '木质', '木制', '实木', 'wood', 'wooden', 'solid wood', 'timber'],
  ['亚麻', '麻布', 'linen', 'flax'],
  ['棉', '纯棉', '全棉', '棉布', 'cotton', 'pure cotton'],
  ['羊毛', '美利奴', 'wool', 'woolen', 'merino'],
  [
    '陶瓷',
    '瓷',
    '瓷器',
    '陶器',
    '陶',
    '陶土',
    '粗陶',
    '白瓷',
    '炻器',
    'ceramic',
    'ceramics',
    'porcelain',
    'china',
    'stoneware',
    'earthenware',
    'pottery',
    'clay',
  ],
  ['玻璃', 'glass'],
  ['黄铜', '铜', 'brass'],
  ['不锈钢', 'stainless steel', 'stainless'],
  ['铸铁', '生铁', 'cast iron'],
  ['皮', '皮革', '真皮', '牛皮', 'leather'],
  ['竹', '竹子', '竹编', 'bamboo'],
  ['帆布', 'canvas'],

  // Brand
  ['绿头鸭', '绿头鸭生活', 'mallard', 'mallard home'],

  // Features and uses
  ['咖啡', '手冲', 'coffee', 'pour-over'],
  ['礼物', '送', '送给', '送礼', '礼盒', '礼品', 'gift', 'present', 'gift box'],
  ['手工', '手作', '手制', 'handmade', 'handcrafted', 'hand-made'],
  ['静音', '无声', '安静', 'silent', 'quiet', 'noiseless'],
  ['降噪', '主动降噪', 'noise canceling', 'noise cancelling', 'noise-cancelling', 'anc'],
  ['无线', 'wireless', 'cordless'],
  ['蓝牙', 'bluetooth'],
  ['防水', '防泼水', 'waterproof', 'water-resistant', 'water-repellent'],
  ['暖', '暖色', '暖光', '暖色光', '暖白', '暖黄', 'warm light', 'warm white', 'warm-white'],
  ['充电', '可充电', 'rechargeable'],
  ['便携', '随身', 'portable', 'travel'],
  ['露营', 'camping', 'camp'],
  ['户外', '野外', 'outdoor', 'outdoors'],
  ['限量', '限定', 'limited', 'limited edition'],
];
