import * as React from 'react';
import Box from '@mui/material/Box';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';

interface Entry {
  id: number;
  text: string;
}

const total = 57;

/** Stands in for a server that answers after a moment. */
async function fetchEntries(page: number, pageSize: number): Promise<readonly Entry[]> {
  await new Promise((resolve) => setTimeout(resolve, 400));
  const start = page * pageSize;
  return Array.from({ length: Math.min(pageSize, total - start) }, (_, at) => ({
    id: start + at + 1,
    text: `Entry ${start + at + 1}`,
  }));
}

const columns: GridColDef<Entry>[] = [{ field: 'text', headerName: 'Log', flex: 1 }];

export default function ServerPages() {
  const [model, setModel] = React.useState({ page: 0, pageSize: 5 });
  const [loaded, setLoaded] = React.useState<{ model: typeof model; rows: readonly Entry[] }>();

  React.useEffect(() => {
    let isCurrent = true;
    void fetchEntries(model.page, model.pageSize).then((rows) => {
      if (isCurrent) setLoaded({ model, rows });
    });
    return () => {
      isCurrent = false;
    };
  }, [model]);

  return (
    <Box sx={{ width: '100%', height: 380 }}>
      <DataGrid
        aria-label="Log"
        rows={loaded?.rows ?? []}
        columns={columns}
        rowCount={total}
        loading={loaded?.model !== model}
        paginationMode="server"
        paginationModel={model}
        onPaginationModelChange={setModel}
        pageSizeOptions={[5, 10]}
      />
    </Box>
  );
}
