export default function Badge({ tone = 'normal', max = 10, children, loud = false, place }) {
  return [tone, max, children, loud, place];
}
