import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import ContactMailIcon from '@mui/icons-material/ContactMail';
import PersonIcon from '@mui/icons-material/Person';
import {
  DataGrid,
  type GridColDef,
  type GridColumnGroupHeaderParams,
} from '@mui/x-data-grid';

const rows = [
  { id: 1, name: 'Ines', born: 1988, email: 'ines@mail.example', city: 'Porto' },
  { id: 2, name: 'Karl', born: 1975, email: 'karl@mail.example', city: 'Bergen' },
];

const columns: GridColDef<(typeof rows)[number]>[] = [
  { field: 'name', headerName: 'Name', width: 100 },
  { field: 'born', headerName: 'Born', width: 90 },
  { field: 'email', headerName: 'Email', width: 180 },
  { field: 'city', headerName: 'City', width: 110 },
];

const icons = {
  person: <PersonIcon fontSize="small" />,
  contact: <ContactMailIcon fontSize="small" />,
};

function renderHeaderGroup({ groupId, headerName }: GridColumnGroupHeaderParams) {
  return (
    <Stack direction="row" spacing={1} sx={{ alignItems: 'center' }}>
      {groupId === 'person' ? icons.person : icons.contact}
      <span>{headerName}</span>
    </Stack>
  );
}

export default function GroupHeaders() {
  return (
    <Box sx={{ height: 230, width: '100%' }}>
      <DataGrid
        aria-label="People"
        rows={rows}
        columns={columns}
        columnGroupHeaderHeight={40}
        columnGroupingModel={[
          {
            groupId: 'person',
            headerName: 'Person',
            renderHeaderGroup,
            children: [{ field: 'name' }, { field: 'born' }],
          },
          {
            groupId: 'contact',
            headerName: 'Contact',
            renderHeaderGroup,
            children: [{ field: 'email' }, { field: 'city' }],
          },
        ]}
        hideFooter
      />
    </Box>
  );
}
