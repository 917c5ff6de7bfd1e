/** Messages of the pages, the same for all entrants. */
export const messages = {
  addToCart: 'Add to cart',
  heading: 'Benchmark',
  choose: 'Choose',
  close: 'Close',
  send: 'Send',
  pick: 'Please choose',
  remove: (title: string) => `Remove: ${title}`,
  select: (title: string) => `Select: ${title}`,
  quantity: (title: string) => `Quantity: ${title}`,
  increase: (title: string) => `Increase quantity: ${title}`,
  decrease: (title: string) => `Decrease quantity: ${title}`,
  favorite: (title: string) => `Add to favorites: ${title}`,
  add: (title: string) => `Add to cart: ${title}`,
  sold: (count: string) => `${count} sold`,
};
