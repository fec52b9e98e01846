import Switch from '@mui/material/Switch';

export default function SizesAndColors() {
  return (
    <div>
      <Switch size="small" defaultChecked slotProps={{ input: { 'aria-label': 'Small' } }} />
      <Switch defaultChecked slotProps={{ input: { 'aria-label': 'Medium' } }} />
      <Switch
        color="success"
        defaultChecked
        slotProps={{ input: { 'aria-label': 'Success color' } }}
      />
      <Switch
        color="default"
        defaultChecked
        slotProps={{ input: { 'aria-label': 'Neutral color' } }}
      />
    </div>
  );
}
