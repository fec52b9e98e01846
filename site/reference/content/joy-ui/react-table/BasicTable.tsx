import Table from '@mui/joy/Table';

const rows = [
  { name: 'Amber', height: 12, color: 'Yellow' },
  { name: 'Beryl', height: 8, color: 'Green' },
  { name: 'Coral', height: 15, color: 'Red' },
];

export default function BasicTable() {
  return (
    <Table hoverRow sx={{ maxWidth: 420 }}>
      <caption>Heights of three stones</caption>
      <thead>
        <tr>
          <th scope="col">Stone</th>
          <th scope="col">Height (mm)</th>
          <th scope="col">Color</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ name, height, color }) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            <td>{height}</td>
            <td>{color}</td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
