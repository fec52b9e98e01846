import Checkbox from '@mui/material/Checkbox';

export default function Checkboxes() {
  return (
    <div>
      <Checkbox defaultChecked slotProps={{ input: { 'aria-label': 'Checked' } }} />
      <Checkbox slotProps={{ input: { 'aria-label': 'Unchecked' } }} />
      <Checkbox disabled slotProps={{ input: { 'aria-label': 'Disabled' } }} />
      <Checkbox disabled checked slotProps={{ input: { 'aria-label': 'Disabled, checked' } }} />
    </div>
  );
}
