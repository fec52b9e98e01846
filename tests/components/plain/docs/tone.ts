const TONES = ['info', 'success', 'warning', 'danger'] as const;

export type Tone = (typeof TONES)[number];
