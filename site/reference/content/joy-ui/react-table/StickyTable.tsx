import Sheet from '@mui/joy/Sheet';
import Table from '@mui/joy/Table';

const days = Array.from({ length: 12 }, (_, at) => ({
  day: at + 1,
  visits: 40 + ((at * 37) % 60),
}));

export default function StickyTable() {
  return (
    <Sheet
      variant="outlined"
      role="region"
      aria-label="Visits"
      tabIndex={0}
      sx={{ width: 260, height: 200, overflow: 'auto' }}
    >
      <Table stickyHeader stripe="odd" borderAxis="both" size="sm">
        <thead>
          <tr>
            <th scope="col">Day</th>
            <th scope="col">Visits</th>
          </tr>
        </thead>
        <tbody>
          {days.map(({ day, visits }) => (
            <tr key={day}>
              <td>{day}</td>
              <td>{visits}</td>
            </tr>
          ))}
        </tbody>
      </Table>
    </Sheet>
  );
}
