// The words of the bar on top of every staff screen.
export const barWords = {
  skip: 'Skip to main content',
  home: (name: string) => `${name}, home`,
  nav: 'Staff',
  kitchen: 'Kitchen',
  orders: 'Orders',
  menu: 'Menu',
  sales: 'Sales',
  staff: 'Staff',
  logout: 'Log out',
  payments: 'Payments',
  demoPayments: 'Payments are a demo: nobody pays.',
  demoPaymentsRest: 'No card is charged, no money moves.',
}
