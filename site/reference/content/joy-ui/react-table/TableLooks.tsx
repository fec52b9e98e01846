import Sheet from '@mui/joy/Sheet';
import Stack from '@mui/joy/Stack';
import Table from '@mui/joy/Table';

const sizes = ['sm', 'md', 'lg'] as const;

export default function TableLooks() {
  return (
    <Stack spacing={2} sx={{ width: '100%', maxWidth: 420 }}>
      {sizes.map((size) => (
        <Sheet key={size} variant="outlined" sx={{ borderRadius: 'sm' }}>
          <Table aria-label={`Size ${size}`} size={size} noWrap>
            <thead>
              <tr>
                <th scope="col" style={{ width: '60%' }}>
                  Title, {size}
                </th>
                <th scope="col">Pages</th>
              </tr>
            </thead>
            <tbody>
              <tr>
                <td>A title that is too long for its column and ends in an ellipsis</td>
                <td>212</td>
              </tr>
            </tbody>
          </Table>
        </Sheet>
      ))}
    </Stack>
  );
}
