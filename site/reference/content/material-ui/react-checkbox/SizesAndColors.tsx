import Checkbox from '@mui/material/Checkbox';

export default function SizesAndColors() {
  return (
    <div>
      <Checkbox size="small" defaultChecked slotProps={{ input: { 'aria-label': 'Small' } }} />
      <Checkbox
        color="success"
        defaultChecked
        slotProps={{ input: { 'aria-label': 'Success color' } }}
      />
      <Checkbox
        color="default"
        defaultChecked
        slotProps={{ input: { 'aria-label': 'Neutral color' } }}
      />
      <Checkbox
        defaultChecked
        sx={{ '& .MuiSvgIcon-root': { fontSize: 32 } }}
        slotProps={{ input: { 'aria-label': 'A size of its own' } }}
      />
    </div>
  );
}
