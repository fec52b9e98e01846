export interface Peak {
  readonly name: string;
  readonly metres: number;
}

export const peaks: readonly Peak[] = [
  { name: 'Everest', metres: 8849 },
  { name: 'K2', metres: 8611 },
  { name: 'Kangchenjunga', metres: 8586 },
  { name: 'Lhotse', metres: 8516 },
  { name: 'Makalu', metres: 8485 },
  { name: 'Cho Oyu', metres: 8188 },
  { name: 'Dhaulagiri', metres: 8167 },
  { name: 'Manaslu', metres: 8163 },
  { name: 'Nanga Parbat', metres: 8126 },
  { name: 'Annapurna', metres: 8091 },
];
