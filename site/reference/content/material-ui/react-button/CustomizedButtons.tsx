import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { styled } from '@mui/material/styles';

const PillButton = styled(Button)(({ theme }) => ({
  borderRadius: 999,
  paddingInline: theme.spacing(3),
  textTransform: 'none',
}));

export default function CustomizedButtons() {
  return (
    <Stack direction="row" spacing={2} useFlexGap sx={{ flexWrap: 'wrap' }}>
      <PillButton variant="contained" disableElevation>
        With styled()
      </PillButton>
      <Button
        variant="outlined"
        color="inherit"
        sx={{ borderStyle: 'dashed', '&:hover': { borderStyle: 'solid' } }}
      >
        With sx
      </Button>
    </Stack>
  );
}
