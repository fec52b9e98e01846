import Table from '@mui/joy/Table';

const rows = [
  { name: 'Amber', height: 12, colour: 'Yellow' },
  { name: 'Beryl', height: 8, colour: 'Green' },
  { name: 'Coral', height: 15, colour: 'Red' },
];

export default function BasicTable() {
  return (
    <Table hoverRow sx={{ maxWidth: 420 }}>
      <caption>Heights of three stones</caption>
      <thead>
        <tr>
          <th scope="col">Stone</th>
          <th scope="col">Height (mm)</th>
          <th scope="col">Colour</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ name, height, colour }) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            <td>{height}</td>
            <td>{colour}</td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
