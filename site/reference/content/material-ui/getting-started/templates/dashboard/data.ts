export const stats = [
  { name: 'Orders', value: '148', change: 12 },
  { name: 'Revenue', value: '$9,420', change: 4 },
  { name: 'Returns', value: '6', change: -20 },
];

export const week = [
  { day: 'Mon', orders: 18 },
  { day: 'Tue', orders: 24 },
  { day: 'Wed', orders: 21 },
  { day: 'Thu', orders: 30 },
  { day: 'Fri', orders: 35 },
  { day: 'Sat', orders: 12 },
  { day: 'Sun', orders: 8 },
];

export const orders = [
  { id: 1148, customer: 'Amara Obi', state: 'Packed', total: 84 },
  { id: 1147, customer: 'Jonas Lind', state: 'Shipped', total: 31 },
  { id: 1146, customer: 'Mei Tan', state: 'Shipped', total: 129 },
  { id: 1145, customer: 'Rosa Vidal', state: 'Returned', total: 18 },
];
