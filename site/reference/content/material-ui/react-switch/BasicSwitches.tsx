import Switch from '@mui/material/Switch';

export default function BasicSwitches() {
  return (
    <div>
      <Switch defaultChecked slotProps={{ input: { 'aria-label': 'On' } }} />
      <Switch slotProps={{ input: { 'aria-label': 'Off' } }} />
      <Switch disabled defaultChecked slotProps={{ input: { 'aria-label': 'Disabled, on' } }} />
      <Switch disabled slotProps={{ input: { 'aria-label': 'Disabled' } }} />
    </div>
  );
}
