export interface Peak {
  readonly name: string;
  readonly meters: number;
}

export const peaks: readonly Peak[] = [
  { name: 'Everest', meters: 8849 },
  { name: 'K2', meters: 8611 },
  { name: 'Kangchenjunga', meters: 8586 },
  { name: 'Lhotse', meters: 8516 },
  { name: 'Makalu', meters: 8485 },
  { name: 'Cho Oyu', meters: 8188 },
  { name: 'Dhaulagiri', meters: 8167 },
  { name: 'Manaslu', meters: 8163 },
  { name: 'Nanga Parbat', meters: 8126 },
  { name: 'Annapurna', meters: 8091 },
];
