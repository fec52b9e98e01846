export interface Row { readonly name: string; readonly value: number }
export function parse(text: string): readonly Row[] {
  return text.trim().split('\n').map((line) => { const [name = '', value = '0'] = line.split(','); return { name, value: Number(value) }; });
}
