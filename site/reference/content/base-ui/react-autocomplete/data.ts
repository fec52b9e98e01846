export interface City {
  readonly name: string;
  readonly country: string;
}

export const cities: readonly City[] = [
  { name: 'Athens', country: 'Greece' },
  { name: 'Bergen', country: 'Norway' },
  { name: 'Bordeaux', country: 'France' },
  { name: 'Lyon', country: 'France' },
  { name: 'Oslo', country: 'Norway' },
  { name: 'Patras', country: 'Greece' },
  { name: 'Tromsø', country: 'Norway' },
];
