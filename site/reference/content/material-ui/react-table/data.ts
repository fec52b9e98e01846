export interface Dessert {
  readonly name: string;
  readonly calories: number;
  readonly fat: number;
}

export const desserts: readonly Dessert[] = [
  { name: 'Cupcake', calories: 305, fat: 3.7 },
  { name: 'Donut', calories: 452, fat: 25 },
  { name: 'Eclair', calories: 262, fat: 16 },
  { name: 'Frozen yogurt', calories: 159, fat: 6 },
  { name: 'Gingerbread', calories: 356, fat: 16 },
  { name: 'Honeycomb', calories: 408, fat: 3.2 },
  { name: 'Ice cream', calories: 237, fat: 9 },
  { name: 'Jelly bean', calories: 375, fat: 0 },
  { name: 'Lollipop', calories: 392, fat: 0.2 },
  { name: 'Marshmallow', calories: 318, fat: 0.1 },
];
