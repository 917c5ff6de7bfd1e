import type { PhraseBank } from '../phrases/phraseBank.ts';

/** Review phrases about products of 餐厨器具. */
export const kitchenRemarks: Readonly<Record<string, PhraseBank>> = {
  'cloud-glaze-mug': {
    praise: [
      ['每只釉线都不一样，我这只像一道远山。', 'Every line is different; mine looks like a ridge of hills.'],
      ['把手真的能放进四根手指，大手也不挤。', 'The handle really takes four fingers, and I have big hands.'],
      ['咖啡放了半小时还是温的。', 'My coffee was still warm half an hour in.'],
      ['下面没上釉的那一圈摸着特别舒服。', 'I keep rubbing the bare clay at the bottom.'],
    ],
    reservations: [
      ['素坯那截容易沾茶渍，要用小苏打泡。', 'The bare clay picks up tea, so it needs the baking-soda soak.'],
    ],
    complaints: [['釉线太靠下了，和图上不太像。', 'The glaze line sits too low, not much like the picture.']],
  },
  'cloud-glaze-pair': {
    praise: [
      ['一人一只，颜色好认，再没拿错过。', 'One each, and the colors are easy to tell apart.'],
      ['送给结婚的朋友，他们每天早上发照片给我。', 'A wedding present; they send me a photo every morning.'],
      ['盒子真的拿来放杯垫了。', 'The box really does hold our coasters now.'],
    ],
    reservations: [['空白卡片有点小，写不了几句话。', 'The blank card is small, good for a line or two.']],
    complaints: [['两只颜色差得比想的多，不像一对。', 'The two are further apart in color than I expected of a pair.']],
  },
  'bluewing-flask': {
    praise: [
      ['早上灌的开水，下午开会还烫嘴。', 'Boiling at breakfast, still hot at the afternoon meeting.'],
      ['盖子全能拆开，终于洗得干净。', 'The lid comes all the way apart, so it finally gets clean.'],
      ['单肩包侧袋刚好放得下，没漏过。', 'It fits the side pocket of my bag and has not leaked.'],
    ],
    reservations: [['杯身细长，要备一把长柄杯刷。', 'Tall and narrow, so you want a long-handled brush.']],
    complaints: [['摔了一次，底边的漆掉了一小块。', 'I dropped it once and the paint chipped at the base.']],
  },
  'indigo-teapot': {
    praise: [
      ['断水是真的利落，桌布上没滴过。', 'The pour really does stop dead; not a drop on the cloth.'],
      ['侧把握着不烫，手腕也不别扭。', 'The side handle stays cool and does not twist your wrist.'],
      ['釉里有深浅，光下很好看。', 'There are depths in the glaze when the light hits it.'],
    ],
    reservations: [['四百八十毫升只够两个人喝。', '480 ml is tea for two and no more.']],
    complaints: [['左手用不了，买之前没想到。', 'It is no use to a left-hander, which I had not thought of.']],
  },
  'gaiwan-set': {
    praise: [
      ['新手用盖碗也没烫着手。', 'My first gaiwan, and I have not burned a finger.'],
      ['一碗正好分三杯，一滴不剩。', 'One bowl fills the three cups to the last drop.'],
      ['汤色看得很清楚，绿茶特别好看。', 'You can see the color of the tea, and green tea looks lovely.'],
    ],
    reservations: [['胎薄，洗的时候要小心点。', 'The walls are thin, so go gently at the sink.']],
    complaints: [['盖子和碗沿有一点点晃。', 'The lid sits a little loose on the rim.']],
  },
  'tea-caddy': {
    praise: [
      ['盖上那一声“噗”很上瘾。', 'The soft pop of the lid is addictive.'],
      ['岩茶放了一个月，香气还在。', 'A month in, and the oolong still smells as it should.'],
      ['底下能写日期，小细节加分。', 'Penciling the date underneath is a nice touch.'],
    ],
    reservations: [['罐口窄，手伸不进去擦。', 'The mouth is narrow for a hand with a cloth.']],
    complaints: [['盖子稍紧，每次要两只手。', 'The lid is tight and takes two hands every time.']],
  },
  'lakeside-bowl': {
    praise: [
      ['吃完面看见碗底那汪釉，心情很好。', 'Finishing my noodles to find that pool of glaze makes my day.'],
      ['高脚端着不烫，从厨房走到客厅没换手。', 'The tall foot stays cool all the way to the sofa.'],
      ['一个人的汤面加浇头，装得下。', 'A full bowl of soup noodles with toppings fits.'],
    ],
    reservations: [['碗口大，占柜子，买之前量一下。', 'It is wide and takes up shelf room. Measure first.']],
    complaints: [['外壁素烧，油溅上去留了印。', 'Oil splashed on the bare outside and left a mark.']],
  },
  'dawn-bowls': {
    praise: [
      ['酸奶和坚果的量刚刚好，不会吃多。', 'Just the right amount of yogurt and nuts.'],
      ['摸着像小石头，孩子抢着用。', 'They feel like pebbles, and the kids fight over them.'],
      ['放冰箱门上正好，拿起来就吃。', 'They fit the fridge door, ready to grab.'],
    ],
    reservations: [['只有两只，三口之家要买两套。', 'A family of three needs two sets.']],
    complaints: [['一只口沿不太圆，叠起来有点歪。', 'One rim is out of round and the stack leans.']],
  },
  'reed-plates': {
    praise: [
      ['红烧鱼的汁一滴没漏出来。', 'Not a drop of sauce went over the rim.'],
      ['四只叠起来真的很矮，省地方。', 'Four of them stack remarkably low.'],
      ['边上露出来的坯色很耐看。', 'The bare clay at the edge is lovely.'],
    ],
    reservations: [['煎牛排切下去声音有点脆。', 'A steak knife makes it ring a bit.']],
    complaints: [['四只里有一只大一圈。', 'One of the four is slightly larger than the rest.']],
  },
  'gooseneck-kettle': {
    praise: [
      ['水线细得像拉丝，手冲稳多了。', 'The stream is thread-thin, and my pour-over is steadier.'],
      ['一度一格，拧起来像相机镜头。', 'One click a degree, like the ring of a lens.'],
      ['九十二度冲手冲、八十度泡绿茶，一个壶搞定。', '92 for coffee, 80 for green tea, one kettle for both.'],
    ],
    reservations: [['九百毫升冲三个人的咖啡要烧两次。', 'At 0.9 L, coffee for three means two boils.']],
    complaints: [['底座的线短，插座远的要接排插。', 'The cord is short; I had to add a power strip.']],
  },
  'beech-skillet': {
    praise: [
      ['养了两个月，煎蛋已经会滑了。', 'Two months of seasoning and eggs slide.'],
      ['真的轻，颠锅不用两只手。', 'It really is light; I toss with one hand.'],
      ['拧下手柄直接进烤箱，焦糖苹果派成功。', 'Off with the handle, into the oven: tarte tatin, done.'],
    ],
    reservations: [['头两周会粘，要有耐心。', 'It sticks for the first two weeks, so be patient.']],
    complaints: [['手柄的螺栓用久了会松，要常拧。', 'The handle bolt works loose and needs tightening.']],
  },
  'ember-casserole': {
    praise: [
      ['炖牛腩两小时没加过水，肉是酥的。', 'Two hours of beef brisket without adding water, and it fell apart.'],
      ['关了火端上桌，汤还在冒泡。', 'It was still bubbling when I brought it to the table.'],
      ['番茄锅煮完一擦就白，没染色。', 'Tomato stew wiped off without a stain.'],
    ],
    reservations: [['空锅就有四公斤多，洗起来要力气。', 'Over four kilos empty; washing it is exercise.']],
    complaints: [['锅沿有一小处珐琅没盖满。', 'There is a spot on the rim the enamel missed.']],
  },
  'heron-santoku': {
    praise: [
      ['黄瓜能切到透光，一根切完手不酸。', 'Cucumber comes out thin enough to see through.'],
      ['拇指那个凹槽，握过就回不去了。', 'That thumb hollow has spoiled me for other knives.'],
      ['切番茄不压扁，皮是断开的。', 'Tomatoes get cut, not squashed.'],
    ],
    reservations: [['刃薄，剁骨头千万别用它。', 'It is thin; do not go near bones.']],
    complaints: [['用了一个月刃口有个小缺。', 'A month in there is a nick in the edge.']],
  },
  'walnut-board': {
    praise: [
      ['整块木头，用到现在没裂没翘。', 'One solid piece, and so far no crack and no warp.'],
      ['反面盛奶酪，朋友以为是专门的拼盘。', 'Guests thought the cheese side was a proper platter.'],
      ['刀落下去声音是闷的，很舒服。', 'The knife lands with a soft thud.'],
    ],
    reservations: [['大号水槽里转不开身。', 'The large one barely turns in my sink.']],
    complaints: [['收到时有一道浅浅的锯痕没磨掉。', 'It came with a faint saw mark left unsanded.']],
  },
};
