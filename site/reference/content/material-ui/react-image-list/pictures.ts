interface Picture {
  title: string;
  author: string;
  src: string;
  rows?: number;
  cols?: number;
}

function hills(sky: string, ground: string): string {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 40" preserveAspectRatio="xMidYMid slice"><path fill="${sky}" d="M0 0h40v40H0z"/><path fill="${ground}" d="m0 32 12-14 8 9 7-7 13 12v8H0z"/></svg>`;
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}

export const pictures: Picture[] = [
  { title: 'Morning', author: 'Ines', src: hills('#fde2c4', '#8a5a44'), rows: 2, cols: 2 },
  { title: 'Noon', author: 'Karl', src: hills('#9fd3f5', '#3f7f4f') },
  { title: 'Rain', author: 'Lea', src: hills('#b8c4cc', '#4b5c66') },
  { title: 'Dusk', author: 'Mo', src: hills('#d6b4e3', '#4a3466'), cols: 2 },
];
