/**
 * English words that are never corrected, although a shop may not sell such a thing: 'bear' is not corrected to 'tear'.
 */
const WORDS = `
bear bears teddy toy toys doll dolls game games puzzle ball balls bike bikes bicycle car cars boat boats kite
dress dresses shirt shirts skirt pants jeans coat coats jacket sweater hoodie shoe shoes boot boots sock socks hat hats cap caps
scarf glove gloves belt belts tie ties ring rings wallet purse jewelry necklace earring bracelet glasses sunglasses umbrella
phone phones iphone ipad tablet laptop computer monitor screen camera cameras printer router cable cables battery charger mouse
fork forks spoon spoons knife glass jar jars can cans bottle bottles jug pot pots pan pans lid lids tin tins box boxes bag bags
basket bucket broom mop brush sponge trash bin bins hook hooks nail nails hammer drill tool tools tape glue rope wire paint
food rice milk meat fish cake bread fruit apple apples nut nuts wine beer water juice honey salt sugar snack snacks candy
dog dogs cat cats pet pets bird birds fox wolf cow pig hen horse rabbit bunny tiger lion duck ducks
baby kid kids boy boys girl girls men women man woman mom dad wife husband friend friends teacher
head hair face hand hands foot feet eye eyes ear ears nose neck skin lip lips tooth teeth bone heart
bed beds desk desks door doors gate wall walls roof room rooms house home floor window windows curtain curtains blind blinds
seat seats sofa rack racks rail tray trays cart carts
red blue pink gold gray grey dark warm cold cool cute soft hard thin wide long short tall big small mini tiny old new
sun moon star stars rain snow wind fire ice tree trees leaf rose roses grass seed seeds soil sand rock rocks stone stones
book books note notes card cards page map maps news movie movies music song songs piano guitar drum
sport sports yoga gym golf tennis soccer run running swim ski tent tents camp hike fishing
gift gifts party love life work time date year day night morning winter summer spring autumn
cheap sale deal deals best good nice free fast safe clean easy
soap shampoo lotion mask masks razor towel comb perfume makeup lipstick powder
bus train plane ship road park city farm beach garden lawn pool
air fan fans heater oven stove fridge freezer toaster blender washer dryer vacuum iron kettle
sneaker sneakers sandals slippers heels shorts blouse suit vest underwear bra pajamas tights
tire tires wheel wheels engine helmet ladder screw saw wrench rod rods
football basketball baseball skate skates bat bats racket dumbbell
television radio speaker drone console remote cord
deer goat sheep rat fly bee ant frog turtle shark
pear peach plum lemon lime grape cherry corn bean beans pea peas onion garlic tomato potato soup sauce pasta noodle noodles egg eggs
lace silk fur suede nylon denim
litter leash collar cage tank
diaper stroller crib bib
pill pills tea coffee
steel bronze copper
mom mum mother dad father daddy mommy grandma grandpa sister brother boyfriend girlfriend her him his
pin pins run man robe pajamas chopsticks wok
chain lock locks key keys coin coins flag flags bell bells horn whistle candle lamp
`;
const words: ReadonlySet<string> = new Set(WORDS.split(/\s+/).filter(Boolean));

/** Returns whether a word is an everyday English one, which is never corrected. */
export function isEverydayWord(word: string): boolean {
  return words.has(word);
}
