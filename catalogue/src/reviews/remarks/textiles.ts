import type { PhraseBank } from '../phrases/phraseBank.ts';

/** Review phrases about products of 家纺布艺. */
export const textilesRemarks: Readonly<Record<string, PhraseBank>> = {
  'long-staple-towels': {
    praise: [
      ['一家四口一人一个深浅，终于不拿错了。', 'Four of us, four shades, no more mix-ups.'],
      ['一擦就干，毛圈没掉絮。', 'One pass and you are dry, and it does not shed.'],
      ['拧那道缎边，毛圈真的没变形。', 'Wring it by the band and the loops stay as they were.'],
    ],
    reservations: [['厚，阴天要多晾半天。', 'Thick, so on a gray day it needs longer to dry.']],
    complaints: [['深色那条头两次洗有浮色。', 'The dark one bled a little in the first two washes.']],
  },
  'waffle-bath-towels': {
    praise: [
      ['没有窗的浴室，第二天早上真的干了。', 'No window in our bathroom, and it is dry by morning.'],
      ['卷起来塞出差包，不占地方。', 'Rolled up, it takes no room in my travel bag.'],
      ['洗过几次格子更立体了。', 'The waffle stands up more after a few washes.'],
    ],
    reservations: [['比毛圈的糙一点，习惯就好。', 'A little rougher than terry; you get used to it.']],
    complaints: [['洗完短了三四厘米。', 'It came out of the wash a few centimeters shorter.']],
  },
  'tufted-bath-mat': {
    praise: [
      ['湿脚踩上去，水一下就没了。', 'Wet feet, and the water is simply gone.'],
      ['底下的胶点很牢，瓷砖上不跑。', 'The dots hold; it does not walk on the tile.'],
      ['洗衣机洗完形状还在。', 'It kept its shape in the washer.'],
    ],
    reservations: [['绒厚，门缝低的推不过去。', 'The pile is high; my door just scrapes over it.']],
    complaints: [['头几天掉毛，吸了两次才好。', 'It shed for the first days until I vacuumed twice.']],
  },
  'wool-throw': {
    praise: [
      ['裹到下巴也不扎，孩子抢着盖。', 'Soft up to the chin; the kids fight for it.'],
      ['两面深浅不一样，翻过来像换了一条。', 'Turn it over and it is a different throw.'],
      ['看电影裹着刚好，脚也盖得住。', 'Just right for a film, feet included.'],
    ],
    reservations: [['流苏洗完要理一理。', 'The tassels want combing after a wash.']],
    complaints: [['刚到手有点羊毛味，晾了两天。', 'It smelled of sheep for two days.']],
  },
  'cotton-knit-blanket': {
    praise: [
      ['空调房里盖着不闷，有点分量。', 'Airy under the air conditioning, with a bit of weight.'],
      ['针脚粗得好看，搭在椅背上就是装饰。', 'The big stitches look lovely over a chair.'],
      ['勾过一次丝，照说明捋回去，看不出来。', 'I snagged it once, worked it back, and it does not show.'],
    ],
    reservations: [['晾的时候别挂，会拉长。', 'Do not hang it to dry; it stretches.']],
    complaints: [['洗后边上有点卷。', 'The edge curls a little after washing.']],
  },
  'washed-cotton-set': {
    praise: [
      ['头一晚就像盖了很久的被子。', 'The first night felt like years of use.'],
      ['四个角都能系，半夜不用找被角。', 'Ties at all four corners; the duvet stays put.'],
      ['洗完不用熨，抖一抖就铺。', 'No ironing, just a shake.'],
    ],
    reservations: [['颜色偏灰，喜欢鲜亮的别选。', 'The colors are muted, if you like them bright.']],
    complaints: [['扣子松了一颗，自己缝了。', 'One button was loose and I sewed it on.']],
  },
  'corduroy-cushion': {
    praise: [
      ['顺毛逆毛两个颜色，手总想去摸。', 'Two colors depending on the nap; I cannot stop stroking it.'],
      ['绒条密实，靠了一阵也没压平。', 'The wales are dense and have not gone flat.'],
      ['拉链藏得好，坐着不硌。', 'The zipper is well hidden; you never feel it.'],
    ],
    reservations: [['绒面沾毛，家里有狗的备个滚筒。', 'Corduroy holds dog hair; keep a roller.']],
    complaints: [['四十五厘米放大沙发上显小。', 'On a big sofa, 45 cm looks small.']],
  },
  'linen-cushion': {
    praise: [
      ['开车垫腰，长途不酸。', 'I use it in the car on long drives.'],
      ['亚麻透气，夏天靠着也不闷。', 'The linen breathes, even behind your back in summer.'],
      ['洗完抖一抖晾干，不用熨。', 'A shake, then the line, and no iron.'],
    ],
    reservations: [['尺寸只够托腰，想靠背的要选大的。', 'It does the small of the back and no more.']],
    complaints: [
      ['侧口的拉链没缝牢，自己补了几针。', 'The zipper at the side was loosely sewn, and I had to mend it.'],
    ],
  },
  'flat-weave-rug': {
    praise: [
      ['门从上面推得开，终于不用掀毯子。', 'The door clears it at last.'],
      ['翻过来又是一块新的。', 'Flip it and it is new again.'],
      ['椅子拖来拖去没卷边。', 'Chairs drag across it and the edge does not curl.'],
    ],
    reservations: [['薄，木地板上要配防滑垫。', 'Thin, so you want a pad on wood floors.']],
    complaints: [['有一股麻味，通风一周才散。', 'It smelled of jute for a week.']],
  },
  'linen-napkins': {
    praise: [
      ['洗了好多次，越来越软。', 'Many washes in, and softer each time.'],
      ['织得匀，翻过来也好看。', 'The weave is even and as neat on the back.'],
      ['挂环真方便，擦完手就挂起来。', 'The loop is handy; it goes straight back on the hook.'],
    ],
    reservations: [['不熨会皱，喜欢平整的要花时间。', 'It creases, if you want it crisp.']],
    complaints: [['番茄酱没洗干净，留了淡印。', 'Tomato sauce left a faint mark.']],
  },
  'white-ring-tote': {
    praise: [
      ['电脑、雨伞、一捆菜，一起装。', 'Laptop, umbrella and a bunch of greens, all in.'],
      ['那道白边认得出来，朋友说像鸭脖子。', 'The white band is recognizable; a friend saw the duck in it.'],
      ['冬天穿羽绒服也能上肩。', 'The handles go over a winter coat.'],
    ],
    reservations: [['新的时候硬，背两周才软。', 'Stiff at first; two weeks made it soft.']],
    complaints: [['浅色底角容易脏。', 'The light color shows dirt at the corners.']],
  },
  'commuter-backpack': {
    praise: [
      ['骑车淋雨，抖一抖，里面是干的。', 'Caught in rain on my bike; a shake, and dry inside.'],
      ['卷口放开能装一箱牛奶。', 'Unrolled, it swallowed a case of milk.'],
      ['腰后那个平袋，护照放里面安心。', 'The flat pocket at the back is where my passport lives.'],
    ],
    reservations: [['蜡布新的时候有点味道。', 'The wax smells a little when new.']],
    complaints: [['肩带海绵薄，重了勒。', 'The straps are thin for heavy loads.']],
  },
};
