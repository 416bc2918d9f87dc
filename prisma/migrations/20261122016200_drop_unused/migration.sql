-- Of what the migrations 20261122010300 and 20261122010310 replaced: no process reads or writes it any more.
set lock_timeout = '5s';

drop table policies;
alter table risk_assessments drop column overridden_by;
