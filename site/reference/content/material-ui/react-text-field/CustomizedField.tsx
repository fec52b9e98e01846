import TextField from '@mui/material/TextField';
import { outlinedInputClasses } from '@mui/material/OutlinedInput';
import { styled } from '@mui/material/styles';

const RoundField = styled(TextField)(({ theme }) => ({
  [`& .${outlinedInputClasses.root}`]: { borderRadius: 24 },
  [`& .${outlinedInputClasses.notchedOutline}`]: {
    borderColor: (theme.vars ?? theme).palette.primary.main,
  },
}));

export default function CustomizedField() {
  return <RoundField label="City" sx={{ width: 260 }} />;
}
