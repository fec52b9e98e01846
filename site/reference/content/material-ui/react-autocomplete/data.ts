export interface City {
  readonly label: string;
  readonly country: string;
}

export const cities: readonly City[] = [
  { label: 'Graz', country: 'Austria' },
  { label: 'Linz', country: 'Austria' },
  { label: 'Vienna', country: 'Austria' },
  { label: 'Bordeaux', country: 'France' },
  { label: 'Lyon', country: 'France' },
  { label: 'Paris', country: 'France' },
  { label: 'Berlin', country: 'Germany' },
  { label: 'Hamburg', country: 'Germany' },
  { label: 'Munich', country: 'Germany' },
  { label: 'Kyoto', country: 'Japan' },
  { label: 'Osaka', country: 'Japan' },
  { label: 'Tokyo', country: 'Japan' },
];
