import type { PhraseBank } from '../phrases/phraseBank.ts';

/** Review phrases about products of 家具. */
export const furnitureRemarks: Readonly<Record<string, PhraseBank>> = {
  'riverbend-chair': {
    praise: [
      ['靠背只托着腰，一顿饭坐两小时没换姿势。', 'The back holds just the waist; I sat through a two-hour dinner.'],
      ['坐垫四颗扣子一松就拆了，番茄汤洗掉了。', 'Four snaps and the seat came off; the tomato soup washed out.'],
      ['弯的那根木头看不见接缝。', 'There is no seam in the bent piece at all.'],
    ],
    reservations: [['扶手没有，老人起身要撑桌子。', 'No arms, so older guests push up from the table.']],
    complaints: [['四把里有一把颜色浅一些。', 'One of my four is paler than the others.']],
  },
  'ladderback-chair': {
    praise: [
      ['坐了半年，真的成了我的形状。', 'After half a year it really is my shape.'],
      ['编面紧实，一百公斤的人坐着不响。', 'The weave is tight and silent under a big man.'],
      ['木头是皂洗的，摸着干干净净。', 'The soap finish feels clean and dry.'],
    ],
    reservations: [['纸绳怕水，打翻了要赶紧吸。', 'The cord dislikes water; blot spills fast.']],
    complaints: [['等编面等了三周。', 'I waited three weeks for the weaving.']],
  },
  'reed-armchair': {
    praise: [
      ['靠着背后有风，不黏衣服。', 'Air comes through the back, so my shirt never sticks.'],
      ['坐下去就不想起来，茶放扶手上正好。', 'Hard to leave, with tea on the arm.'],
      ['八角孔编得很匀，师傅手艺好。', 'The octagons are even; someone knew their craft.'],
    ],
    reservations: [['起来真的要扶一把。', 'You do need the arms to get up.']],
    complaints: [['编面有一根芦苇头没收好，会勾毛衣。', 'One reed end stuck out and caught my sweater.']],
  },
  'lotus-stool': {
    praise: [
      ['三条腿，老房子的地不平也不晃。', 'Three legs, and no wobble on our old floor.'],
      ['玄关换鞋、床边放书，一天换两个地方。', 'Shoes by day, books by night; it moves twice daily.'],
      ['凳面的三个楔子像莲子，很可爱。', 'The three wedges look like lotus seeds.'],
    ],
    reservations: [['凳面凹，放杯子要放中间。', 'The seat is dished, so set a cup in the middle.']],
    complaints: [['一只脚底没磨平，划了地板。', 'One foot was not smoothed and scratched the floor.']],
  },
  'long-bench': {
    praise: [
      ['聚会时坐了三个孩子，一动不动。', 'Three kids at a party and it did not budge.'],
      ['整块板，找了半天没找到拼缝。', 'One plank; I looked for a joint and found none.'],
      ['床尾放它，被子终于有地方搭。', 'At the foot of the bed it finally gives the quilt a place.'],
    ],
    reservations: [['没有靠背，当餐凳坐久了会累。', 'No back, so long dinners are tiring.']],
    complaints: [['燕尾榫旁边有一道补过的痕。', 'There is a filled spot beside one dovetail.']],
  },
  'valley-sofa': {
    praise: [
      ['座深够，一个人能横着睡午觉。', 'Deep enough for a nap across it.'],
      ['布套拆下来洗过一次，没缩，装回去也不难。', 'I washed the covers once; they went back on.'],
      ['起身之后坐垫自己鼓回来，不用拍。', 'The cushions plump themselves up again.'],
    ],
    reservations: [['羽绒会从缝里钻出来一两根。', 'A feather or two works its way out.']],
    complaints: [
      ['送货楼梯拐不过去，又约了一次。', 'It did not make the turn on our stairs and came back another day.'],
    ],
  },
  'ripple-side-table': {
    praise: [
      ['冰饮料放了一下午，没有水圈。', 'An iced drink stood all afternoon and left no ring.'],
      ['拎着中间那根柱子就走，很轻。', 'I carry it by the post; it is light.'],
      ['波纹一圈一圈的，灯一照影子很好看。', 'Under a lamp the ripples throw lovely shadows.'],
    ],
    reservations: [['波纹里容易藏饼干渣。', 'Crumbs hide in the ripples.']],
    complaints: [['桌面和立柱没拧正，重装了一遍。', 'Top and post went on crooked, and I did it again.']],
  },
  'longbank-desk': {
    praise: [
      ['线全进了槽，桌上只剩一台电脑。', 'All the cables are in the channel; only the laptop is left.'],
      ['桌沿圆得很舒服，手腕不硌。', 'The rounded edge is kind to my wrists.'],
      ['一个人装的，四十分钟出头。', 'Built alone in a bit over forty minutes.'],
    ],
    reservations: [['抽屉浅，放不下键盘。', 'The drawer is too shallow for a keyboard.']],
    complaints: [['钢架的螺丝孔有一个对不上，扩了一下。', 'One hole in the frame was off and needed opening up.']],
  },
  'heron-shelf': {
    praise: [
      ['换层高不用工具，十分钟重排了一遍书。', 'No tools to move a shelf; I rearranged my books in ten minutes.'],
      ['黑胶放一层，刚好不碰顶。', 'Records fit one tier with a little to spare.'],
      ['装满了推一把也不晃。', 'Fully loaded, it does not sway.'],
    ],
    reservations: [['铜销要插到底，不然会歪。', 'Push the pins all the way in or the shelf tilts.']],
    complaints: [['一块层板有点翘，压了两周书才平。', 'One board was bowed until two weeks of books flattened it.']],
  },
  'dusk-bed': {
    praise: [
      ['翻身真的没声音，旧床吵了五年。', 'Not a creak; our old bed squeaked for five years.'],
      ['床头的角度靠着看书很舒服。', 'The headboard is at a lovely angle for reading.'],
      ['底下扫地机器人进得去。', 'The robot vacuum goes underneath.'],
    ],
    reservations: [['拼装需要两个人，别逞强。', 'It takes two to assemble; do not be a hero.']],
    complaints: [['软包颜色比图上灰。', 'The fabric is grayer than in the picture.']],
  },
  'two-drawer-nightstand': {
    praise: [
      ['抽屉末了那一段自己慢下来，半夜不响。', 'The drawer slows itself, so no bang at night.'],
      ['背后那个孔，充电线终于不从前面绕。', 'The hole at the back hides the cable at last.'],
      ['高度和床垫一样平，摸水杯很顺手。', 'Level with the mattress, so the water is easy to find.'],
    ],
    reservations: [['没有拉手，湿手不太好开。', 'No knobs, so wet hands slip.']],
    complaints: [['下屉推进去有点涩，涂了蜡才顺。', 'The lower drawer stuck until I waxed it.']],
  },
  'arch-mirror': {
    praise: [
      ['退两步能看到鞋，小户型也够。', 'Two steps back and I see my shoes, even in a small apartment.'],
      ['人不变形，以前那面总显胖。', 'No distortion; my old one added pounds.'],
      ['拱顶那条木头是弯出来的，没有接缝。', 'The arch is bent, not pieced.'],
    ],
    reservations: [['十九公斤，挂墙要两个人。', 'Nineteen kilos, so hang it with help.']],
    complaints: [['边框内侧有一点胶没擦净。', 'There was a bit of glue left inside the frame.']],
  },
};
