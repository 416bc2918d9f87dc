-- contracts: 20261123070000_totals_by_static_functions
set lock_timeout = '5s';

drop procedure keep_totals(text, text);
drop function count_days();
drop function noting_of_days(text, text);
drop function count_rows();
drop function count_rows_as();
