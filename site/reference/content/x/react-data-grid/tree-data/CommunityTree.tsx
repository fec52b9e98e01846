import * as React from 'react';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import ChevronRightIcon from '@mui/icons-material/ChevronRight';
import ExpandMoreIcon from '@mui/icons-material/ExpandMore';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';

interface FileRow {
  id: string;
  name: string;
  parent?: string;
  size?: number;
}

// In the order of the tree: every row comes after its parent.
const files: readonly FileRow[] = [
  { id: 'src', name: 'src' },
  { id: 'index', name: 'index.ts', parent: 'src', size: 2 },
  { id: 'theme', name: 'theme', parent: 'src' },
  { id: 'palette', name: 'palette.ts', parent: 'theme', size: 14 },
  { id: 'shape', name: 'shape.ts', parent: 'theme', size: 1 },
  { id: 'readme', name: 'README.md', size: 6 },
];

const parentOf = new Map(files.map(({ id, parent }) => [id, parent]));

function ancestorsOf(id: string): readonly string[] {
  const parent = parentOf.get(id);
  return parent === undefined ? [] : [parent, ...ancestorsOf(parent)];
}

export default function CommunityTree() {
  const [open, setOpen] = React.useState<ReadonlySet<string>>(new Set(['src']));

  const toggle = (id: string) => {
    const next = new Set(open);
    if (!next.delete(id)) next.add(id);
    setOpen(next);
  };

  const columns: GridColDef<FileRow>[] = [
    {
      field: 'name',
      headerName: 'Name',
      flex: 1,
      minWidth: 180,
      sortable: false,
      renderCell: ({ row, tabIndex }) => {
        const isFolder = files.some(({ parent }) => parent === row.id);
        const isOpen = open.has(row.id);
        return (
          <Box sx={{ paddingInlineStart: ancestorsOf(row.id).length * 3 }}>
            {isFolder ? (
              <IconButton
                size="small"
                tabIndex={tabIndex}
                aria-expanded={isOpen}
                aria-label={row.name}
                onClick={() => toggle(row.id)}
              >
                {isOpen ? <ExpandMoreIcon /> : <ChevronRightIcon />}
              </IconButton>
            ) : (
              <Box component="span" sx={{ display: 'inline-block', width: 34 }} />
            )}
            {row.name}
          </Box>
        );
      },
    },
    { field: 'size', headerName: 'Size in kB', type: 'number', width: 110, sortable: false },
  ];

  return (
    <Box sx={{ height: 370, width: '100%' }}>
      <DataGrid
        aria-label="Files"
        rows={files.filter(({ id }) => ancestorsOf(id).every((above) => open.has(above)))}
        columns={columns}
        disableColumnFilter
        hideFooter
      />
    </Box>
  );
}
