import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import DeleteIcon from '@mui/icons-material/Delete';
import DeleteOutlinedIcon from '@mui/icons-material/DeleteOutlined';
import DeleteRoundedIcon from '@mui/icons-material/DeleteRounded';
import DeleteSharpIcon from '@mui/icons-material/DeleteSharp';
import DeleteTwoToneIcon from '@mui/icons-material/DeleteTwoTone';

const styles = [
  { name: 'Delete', Icon: DeleteIcon },
  { name: 'DeleteOutlined', Icon: DeleteOutlinedIcon },
  { name: 'DeleteRounded', Icon: DeleteRoundedIcon },
  { name: 'DeleteTwoTone', Icon: DeleteTwoToneIcon },
  { name: 'DeleteSharp', Icon: DeleteSharpIcon },
];

export default function IconStyles() {
  return (
    <Stack
      direction="row"
      spacing={3}
      useFlexGap
      sx={{ flexWrap: 'wrap', justifyContent: 'center' }}
    >
      {styles.map(({ name, Icon }) => (
        <Box key={name} sx={{ textAlign: 'center' }}>
          <Icon fontSize="large" />
          <Typography variant="caption" component="div">
            {name}
          </Typography>
        </Box>
      ))}
    </Stack>
  );
}
