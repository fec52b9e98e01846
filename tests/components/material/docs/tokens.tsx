import Paper from '@mui/material/Paper';

/** A level above the page. */
export const Elevation = ({ dp }: { dp: 0 | 1 | 2 | 4 | 8 }) => <Paper elevation={dp}>{dp} dp</Paper>;

/** A token with its value. */
export function TokenRow<Value extends string | number = string>({
  name,
  value,
}: {
  name: `--${string}`;
  value: Value;
}) {
  return (
    <p>
      {name}: {value}
    </p>
  );
}
