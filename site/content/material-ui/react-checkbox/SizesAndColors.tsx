import Checkbox from '@mui/material/Checkbox';

export default function SizesAndColors() {
  return (
    <div>
      <Checkbox size="small" defaultChecked slotProps={{ input: { 'aria-label': 'Small' } }} />
      <Checkbox
        color="success"
        defaultChecked
        slotProps={{ input: { 'aria-label': 'Success colour' } }}
      />
      <Checkbox
        color="default"
        defaultChecked
        slotProps={{ input: { 'aria-label': 'Neutral colour' } }}
      />
      <Checkbox
        defaultChecked
        sx={{ '& .MuiSvgIcon-root': { fontSize: 32 } }}
        slotProps={{ input: { 'aria-label': 'A size of its own' } }}
      />
    </div>
  );
}
