import Divider from '@mui/material/Divider';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemText from '@mui/material/ListItemText';
import Stack from '@mui/material/Stack';

const variants = ['fullWidth', 'middle', 'inset'] as const;

export default function ListDividerVariants() {
  return (
    <Stack direction="row" spacing={2} useFlexGap sx={{ flexWrap: 'wrap' }}>
      {variants.map((variant) => (
        <List key={variant} dense aria-label={variant} sx={{ width: 160, border: 1, borderColor: 'divider' }}>
          <ListItem>
            <ListItemText primary={variant} />
          </ListItem>
          <Divider component="li" aria-hidden variant={variant} />
          <ListItem>
            <ListItemText primary="After it" />
          </ListItem>
        </List>
      ))}
    </Stack>
  );
}
