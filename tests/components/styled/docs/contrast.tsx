type Props = { text: string; on: string } & ({ level: 'AA'; large?: boolean } | { level: 'AAA'; enhanced?: boolean });

/** Whether a text can be read. */
export default function Contrast(props: Props) {
  return <span>{props.level}</span>;
}
